import { parseEmail } from '@mawkib/core/locale';
import * as z from 'zod';

/** An address as typed; what is stored has its domain in lower case and in ASCII. */
export const emailAddress = z
  .string()
  .max(508)
  .transform((text) => parseEmail(text) ?? '')
  .pipe(z.email({ pattern: /@/ }))
  .meta({ type: 'string', format: 'email', description: 'The domain may be in any script' });
