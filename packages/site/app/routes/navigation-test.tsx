import { brandNameOf, marketThemes, themeOf } from '@mawkib/core/brands';
import { ButtonGroup } from '@mawkib/ui';
import { NoticeText } from '../layout/notices/NoticeText.tsx';
import { PageLayout } from '../layout/PageLayout.tsx';
import { siteMessages } from '../page/site-messages.ts';
import { localeOf, usePageLocale } from '../page/use-page-locale.ts';
import type { Route } from './+types/navigation-test';

export const handle = { middleware: ['auth'] };

/** Staff look at the navigation alone, on each theme. */
export function loader({ url }: Route.LoaderArgs) {
  const theme = themeOf(url.searchParams.get('theme'));
  return { theme };
}

export const meta = ({ params }: Route.MetaArgs) => [
  { title: siteMessages(localeOf(params))('navigation_test') },
  { name: 'robots', content: 'noindex' },
];

export default function NavigationTest() {
  const t = siteMessages(usePageLocale());
  const links = marketThemes().map((theme) => ({
    type: 'internal' as const,
    label: brandNameOf(theme),
    url: `/lrdx-navigation-test?theme=${theme}`,
  }));
  return (
    <PageLayout layout="brand">
      <NoticeText title={t('navigation_test')} text={t('navigation_test_text')}>
        <ButtonGroup links={links} kind="secondary" />
      </NoticeText>
    </PageLayout>
  );
}
