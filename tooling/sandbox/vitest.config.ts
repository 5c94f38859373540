import { unit } from '@mawkib/tooling-vitest';

export default unit();
