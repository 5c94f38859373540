import { unit } from '@mawkib/tooling-vitest';
import { limit } from '@mawkib/tooling-vitest/time-limits';

export default unit({ isolate: true, include: ['*.test.ts'], testTimeout: limit(120_000) });
