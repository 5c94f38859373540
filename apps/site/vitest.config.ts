import { unit } from '@mawkib/tooling-vitest';

export default unit({ include: ['app/**/*.test.{ts,tsx}'] });
