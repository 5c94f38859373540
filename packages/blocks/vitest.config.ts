import { unit } from '@mawkib/tooling-vitest';

export default unit({ isolated: ['src/definitions/catalogue-rows.test.ts'] });
