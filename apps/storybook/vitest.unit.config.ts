import { unit } from '@mawkib/tooling-vitest';

/** Unit tests of picture comparison and docs pages. */
export default unit({ include: ['{run,catalogue,.storybook}/**/*.test.ts'] });
