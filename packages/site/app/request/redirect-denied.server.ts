import { type Call, isServiceError } from '@mawkib/api-clients';
import { defaultLocale, localizedPath } from '@mawkib/core/locale';
import { redirect } from 'react-router';

/**
 * A call whose refusal for want of permission sends the visitor to `/no-access`. A refusal that says
 * more (a confirmation link that is wrong, a missing token) stays with who called.
 */
export const redirectDenied =
  (call: Call): Call =>
  async (operation, input, context) => {
    try {
      return await call(operation, input, context);
    } catch (error) {
      if (!isDenied(error)) throw error;
      throw redirect(localizedPath('/no-access', context?.locale ?? defaultLocale()), 302);
    }
  };

const isDenied = (error: unknown) =>
  isServiceError(error) &&
  error.status === 403 &&
  (error.problem === undefined || error.problem.code === 'forbidden');
