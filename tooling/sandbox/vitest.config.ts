import { unit } from '@mawkib/tooling-vitest';

// Without isolation, because the files share only modules, which take longer to load than the tests
// to run.
export default unit({ isolate: false });
