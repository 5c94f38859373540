import { themeOf } from '@mawkib/core/brands';
import { siteContext } from '../context/site-context.ts';
import { marketContext } from '../dynamic-content/market-context.ts';
import { menuEntries } from '../layout/menu/menu-entries.server.ts';
import { renderMenu } from '../layout/menu/render-menu.server.tsx';
import { localeOf } from '../page/use-page-locale.ts';
import { storeHeaders } from '../request/store-headers.ts';
import type { Route } from './+types/frame-menu';

/**
 * The panels of the menu, as `{html, css}`. They are no part of the documents: the browser loads
 * them once, when a visitor comes near the menu.
 */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const locale = localeOf(params);
  const { market: marketOf, icons } = context.get(siteContext);
  const { navigation } = await marketOf(locale);
  const { entries, isComplete } = await menuEntries(navigation, locale, context.get(marketContext));
  const menu = renderMenu(entries, {
    locale,
    theme: themeOf(url.searchParams.get('theme')),
    icons,
  });
  return Response.json(menu, { headers: isComplete ? storeHeaders : {} });
}
