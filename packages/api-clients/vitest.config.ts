import { unit } from '@mawkib/tooling-vitest';

export default unit({ isolated: ['src/contracts/languages.test.ts'] });
