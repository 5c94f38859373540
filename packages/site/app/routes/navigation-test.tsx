import { brandNameOf, marketThemes, themeOf } from '@mawkib/core/brands';
import { ButtonGroup } from '@mawkib/ui';
import { NoticeText } from '../frame/NoticeText.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';
import { localeOf, usePageLocale } from '../locale.ts';
import { siteMessages } from '../messages.ts';
import { readPerson, requireStaff } from '../session.server.ts';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/navigation-test';

/** Staff look at the navigation alone, on each theme. */
export async function loader({ params, request, context, url }: Route.LoaderArgs) {
  const person = await readPerson(context.get(siteContext).call, request);
  requireStaff(person, url, localeOf(params), ['editor', 'publisher', 'leads', 'admin']);
  const theme = themeOf(url.searchParams.get('theme'));
  return { theme };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function NavigationTest() {
  const t = siteMessages(usePageLocale());
  const links = marketThemes().map((theme) => ({
    type: 'internal' as const,
    label: brandNameOf(theme),
    url: `/lrdx-navigation-test?theme=${theme}`,
  }));
  return (
    <PageFrame layout="brand">
      <NoticeText title={t('navigation_test')} text={t('navigation_test_text')}>
        <ButtonGroup links={links} kind="secondary" />
      </NoticeText>
    </PageFrame>
  );
}
