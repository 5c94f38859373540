import { type Call, isServiceError } from '@mawkib/api-clients';
import { defaultLocale, localizedPath } from '@mawkib/core/locale';
import { redirect } from 'react-router';

/**
 * Wraps a call so that a 403 `forbidden` redirects to `/no-access`. A more specific error (an
 * invalid confirmation link, a missing token) is passed on.
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
