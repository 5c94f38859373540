import { unit } from '@mawkib/tooling-vitest';

export default unit({ include: ['**/*.test.ts'], isolated: ['messages/catalogues.test.ts'] });
