import { unit } from '@mawkib/tooling-vitest';

export default unit({ isolated: ['src/react/saved-searches/storage/saved-searches.test.ts'] });
