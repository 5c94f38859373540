import { signInUrl } from '@mawkib/api-clients';
import { localizedPath } from '@mawkib/core/locale';
import { NoticePage } from '../layout/notices/NoticePage.tsx';
import { siteMessages } from '../page/site-messages.ts';
import { localeOf, usePageLocale } from '../page/use-page-locale.ts';
import type { Route } from './+types/no-access';

export const meta = ({ params }: Route.MetaArgs) => [
  { title: siteMessages(localeOf(params))('no_access_title') },
  { name: 'robots', content: 'noindex' },
];

/** Page for a signed-in person without permission. Never redirects to sign-in. */
export default function NoAccess() {
  const locale = usePageLocale();
  const t = siteMessages(locale);
  return (
    <NoticePage
      title={t('no_access_title')}
      text={t('no_access_text')}
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
