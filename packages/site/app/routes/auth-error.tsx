import { signInUrl } from '@mawkib/api-clients';
import { localizedPath } from '@mawkib/core/locale';
import { useSearchParams } from 'react-router';
import { NoticePage } from '../layout/notices/NoticePage.tsx';
import { siteMessages } from '../page/site-messages.ts';
import { localeOf, usePageLocale } from '../page/use-page-locale.ts';
import type { Route } from './+types/auth-error';

export const meta = ({ params }: Route.MetaArgs) => [
  { title: siteMessages(localeOf(params))('auth_error_title') },
  { name: 'robots', content: 'noindex' },
];

/** Page for a sign-in that failed; `type=noPermissions` if it was not allowed. */
export default function AuthError() {
  const locale = usePageLocale();
  const t = siteMessages(locale);
  const [search] = useSearchParams();
  const denied = search.get('type') === 'noPermissions';
  return (
    <NoticePage
      title={t(denied ? 'no_access_title' : 'auth_error_title')}
      text={t(denied ? 'no_access_text' : 'auth_error_text')}
      links={[
        { type: 'internal', label: t('back_home'), url: '/' },
        {
          type: 'external',
          label: t('sign_in'),
          url: signInUrl(localizedPath('/cms', locale)),
        },
      ]}
    />
  );
}
