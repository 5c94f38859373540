import { unit } from '@mawkib/tooling-vitest';

/** What tells two pictures apart, what Storybook says of a block. */
export default unit({ include: ['{run,catalogue,.storybook}/**/*.test.ts'] });
