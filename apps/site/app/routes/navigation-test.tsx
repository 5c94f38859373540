import { themeOf } from '@mawkib/core/vocabulary';
import { Heading, Section } from '@mawkib/ui';
import { PageFrame } from '../frame/PageFrame.tsx';
import { localeOf, usePageLocale } from '../locale.ts';
import { siteMessages } from '../messages.ts';
import { readPerson, requireStaff } from '../session.server.ts';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/navigation-test';

/** Staff look at the navigation alone, on both themes. */
export async function loader({ params, request, context, url }: Route.LoaderArgs) {
  const person = await readPerson(context.get(siteContext).call, request);
  requireStaff(person, url, localeOf(params), ['editor', 'publisher', 'leads', 'admin']);
  const theme = themeOf(url.searchParams.get('theme'));
  return { theme };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function NavigationTest() {
  const t = siteMessages(usePageLocale());
  return (
    <PageFrame layout="brand">
      <Section>
        <Heading level="1" size="xl">
          {t('navigation_test')}
        </Heading>
      </Section>
    </PageFrame>
  );
}
