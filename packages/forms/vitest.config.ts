import { unit } from '@mawkib/tooling-vitest';

export default unit({ isolated: ['src/react/phone-field.test.tsx'] });
