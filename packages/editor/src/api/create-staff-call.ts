import { type Call, isServiceError, signInUrl } from '@mawkib/api-clients';
import { createAxiosCall } from '@mawkib/api-clients/axios';
import type { Locale } from '@mawkib/core/locale';

export interface AuthRedirects {
  /** Where somebody goes who is signed in but not allowed. */
  noAccess(): void;
  /** Where somebody goes whose session ended; they come back to this address. */
  signIn(): void;
}

export interface Session {
  csrf: string | null;
  locale: Locale;
}

/** Calls in the editor's language, with the session's token; a closed door is walked to. */
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
