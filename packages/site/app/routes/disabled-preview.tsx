import { listPages, previewPage } from '@mawkib/api-clients/contracts/content';
import { redirect } from 'react-router';
import { ContentPageView } from '../content/ContentPageView.tsx';
import { prepareContent } from '../content/load-content.server.ts';
import { pagePath } from '../content/load-page.server.ts';
import { siteContext } from '../context/site-context.ts';
import { localeOf } from '../page/use-page-locale.ts';
import { isMissing } from '../request/is-missing.server.ts';
import { redirectTo404 } from '../request/redirect-to-404.server.ts';
import type { Route } from './+types/disabled-preview';

export const handle = { middleware: ['staff'] };

/** Preview for staff: the draft of the page at the rest of the address. */
export async function loader({ params, request, context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = localeOf(params);
  const cookie = request.headers.get('cookie') ?? undefined;
  const path = pagePath(params['*']);
  const orNotFound = async (error: unknown): Promise<never> => {
    throw isMissing(error) ? await redirectTo404(site, locale) : error;
  };
  const { data: pages } = await site
    .call(listPages, { query: { search: path, items: 100 } }, { locale, cookie })
    .catch(orNotFound);
  const summary = pages.find((page) => page.path === path);
  if (!summary) throw await redirectTo404(site, locale);
  const { data: page } = await site
    .call(previewPage, { params: { id: summary.id }, query: { locale } }, { locale, cookie })
    .catch(orNotFound);
  if (page.type === 'redirect') throw redirect(page.attributes.to);
  return prepareContent({ context, request, url, locale, page });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];

export default function DisabledPreview({ loaderData }: Route.ComponentProps) {
  return <ContentPageView content={loaderData} preview />;
}
