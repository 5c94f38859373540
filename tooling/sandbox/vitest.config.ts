import { unit } from '@mawkib/tooling-vitest';

// The files share nothing but their modules, which take longer to load than the tests to run.
export default unit({ isolate: false });
