import { themeOf } from '@mawkib/core/brands';
import { siteContext } from '../context/site-context.ts';
import { marketContext } from '../dynamic-content/market-context.ts';
import { showFooter } from '../dynamic-content/show-footer.server.ts';
import { renderFooter } from '../layout/footer/render-footer.server.tsx';
import { footerData } from '../market-data/layout-data.server.ts';
import { localeOf } from '../page/use-page-locale.ts';
import { storeHeaders } from '../request/store-headers.ts';
import type { Route } from './+types/frame-footer';

/**
 * The footer alone, as `{html, css}`, for a page of another theme that is opened without a new
 * document. `path` is that page's path with its locale.
 */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const locale = localeOf(params);
  const { market: marketOf, icons, replace } = context.get(siteContext);
  const market = await marketOf(locale);
  const path = url.searchParams.get('path') ?? `/${locale}/`;
  const shown = await showFooter(footerData(market), { locale, path }, context.get(marketContext));
  const footer = renderFooter(shown, {
    locale,
    theme: themeOf(url.searchParams.get('theme')),
    icons,
    Footer: replace?.Footer,
    path: path.startsWith('/') ? path.slice(0, 500) : '/',
  });
  return Response.json(footer, { headers: storeHeaders });
}
