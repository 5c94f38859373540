import { unit } from '@mawkib/tooling-vitest';

export default unit({ isolate: true, include: ['**/*.test.ts'] });
