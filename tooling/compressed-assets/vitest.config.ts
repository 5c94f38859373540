import { unit } from '@mawkib/tooling-vitest';

export default unit({ include: ['*.test.ts'], testTimeout: 60_000 });
