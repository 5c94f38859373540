import { signInUrl } from '@mawkib/api-clients';
import { redirectDocument } from 'react-router';

/**
 * Redirects to the sign-in, which returns to this address. The sign-in is outside the application,
 * so a navigation in the browser loads it as a document.
 */
export const redirectToSignIn = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) =>
  redirectDocument(signInUrl(pathname + search), 302);
