import { sanitize } from '@mawkib/ui/rich-text';
import { data } from 'react-router';
import { siteContext } from '../context/site-context.ts';
import { type NotFoundTexts, NotFoundView } from '../layout/notices/NotFoundView.tsx';
import { PageLayout } from '../layout/PageLayout.tsx';
import { siteMessages } from '../page/site-messages.ts';
import { localeOf } from '../page/use-page-locale.ts';
import type { Route } from './+types/not-found';

/** Page for missing pages; the settings `page_not_found.html` and `.content` change its texts. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { settings } = await site.market(localeOf(params));
  const html = settings.get('page_not_found.html');
  const content: NotFoundTexts = { ...settings.get('page_not_found.content') };
  if (html) content.html = sanitize(html);
  return data({ content }, { status: 404 });
}

export const meta = ({ params }: Route.MetaArgs) => [
  { title: siteMessages(localeOf(params))('not_found_title') },
  { name: 'robots', content: 'noindex' },
];

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return (
    <PageLayout layout="error">
      <NotFoundView content={loaderData.content} />
    </PageLayout>
  );
}
