import { type Call, isServiceError, signInUrl } from '@mawkib/api-clients';
import { createAxiosCall } from '@mawkib/api-clients/axios';
import type { Locale } from '@mawkib/core/locale';

export interface AuthRedirects {
  /** Leaves for the page that explains missing permissions. */
  noAccess(): void;
  /** Leaves for the sign-in, which returns to the current address. */
  signIn(): void;
}

export interface Session {
  csrf: string | null;
  locale: Locale;
}

/** Calls in the editor's language, with the CSRF token of the session. 401 and 403 redirect, and reject as well. */
export function createStaffCall(
  session: Session,
  redirects: AuthRedirects,
  plain: Call = axiosCall(session),
) {
  const call: Call = async (operation, input, context) => {
    try {
      return await plain(operation, input, { locale: session.locale, ...context });
    } catch (error) {
      if (isServiceError(error) && error.status === 401) redirects.signIn();
      if (isServiceError(error) && error.status === 403) redirects.noAccess();
      throw error;
    }
  };
  return call;
}

const axiosCall = (session: Session): Call =>
  createAxiosCall({ csrfToken: () => session.csrf, timeoutMs: 20_000 });

export const browserRedirects = (session: Session): AuthRedirects => ({
  noAccess: () => location.assign(`/${session.locale}/no-access`),
  signIn: () => location.assign(signInAddress(location)),
});

export const signInAddress = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
  signInUrl(pathname + search);
