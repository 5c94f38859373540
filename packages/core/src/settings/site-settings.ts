import { listOf } from '../reading/readers.js';
import { type StockFeature, stockFeatures } from '../vocabulary/stock-filters.js';
import { choice, flag, json, number, text } from './definition.js';
import {
  type FooterColumn,
  type FooterItem,
  readFooterColumns,
  readFooterItems,
} from './footer.js';
import { type LogoSetting, readLogoSettings } from './logo.js';
import { type MetaTag, readMetaTags } from './meta.js';
import { type NotFoundContent, readNotFoundContent } from './not-found.js';
import { type PredefinedLink, readPredefinedLinks } from './predefined-links.js';

const readTexts = listOf((value) => (typeof value === 'string' ? value : undefined));

/** Every setting that the site knows, with its type and its default. */
export const siteSettings = {
  meta: json<readonly MetaTag[]>(
    readMetaTags,
    [],
    'Please check your "meta" settings in admin panel.',
  ),
  'meta.title_divider': text('|'),
  'navigation.disabled_on_pages': {
    ...json<readonly string[]>(readTexts, ['/']),
    /** Fetched as blank, the navigation is on every page. */
    read: (value: string) => (value.trim() === '' ? [] : json(readTexts, []).read(value)),
  },
  'navigation.logo_settings': json<readonly LogoSetting[]>(readLogoSettings, []),
  'search.popup.enabled': flag(),
  'search.popup.results_url': text('/search'),
  'page_not_found.path': text('/404'),
  'page_not_found.html': text(),
  'page_not_found.content': json<NotFoundContent>(
    readNotFoundContent,
    {},
    'Invalid JSON in 404 page setting',
  ),
  'footer.top': json<readonly FooterColumn[]>(readFooterColumns, []),
  'footer.retailers': text(),
  'footer.searchbar': text(),
  'footer.middle_html': text(),
  'footer.medium': json<readonly FooterItem[]>(readFooterItems, []),
  'footer.bottom_html': text(),
  'footer.html': text(),
  'floating_action.mode': choice(['quick_links', 'menu'], 'menu'),
  'floating_action.enabled': flag(true),
  'floating_action.predefined_links': json<readonly PredefinedLink[]>(readPredefinedLinks, []),
  'floating_action.desktop_count': number(4, { min: 1, max: 12 }),
  'floating_action.mobile_count': number(3, { min: 1, max: 12 }),
  'stock_locator.features': {
    kind: 'json' as const,
    default: [] as readonly StockFeature[],
    read: readFeatures,
  },
  'price.currency_symbol': text('€'),
  'price.delimiter': choice(['comma', 'dot', 'space', 'apostrophe', 'none'], 'comma'),
  'price.format': text('^%'),
  'stock_locator.price_format': text('% ^'),
  'mena.offers_api_url': text(),
  'mena.currency_exchange_api_url': text(),
  'mena.currency_exchange_response_key': text('data'),
  'mena.currency_exchange_start_date_key': text('startdate'),
  'performance.raygun_api_key': text(),
  'site.time_zone': text('Asia/Dubai'),
};
export type SiteSettings = typeof siteSettings;

/** A JSON list or names between commas; unknown names are left out. */
function readFeatures(value: string): readonly StockFeature[] | undefined {
  const names = value.trim().startsWith('[')
    ? json(readTexts, []).read(value)
    : value.split(',').map((name) => name.trim());
  return names && stockFeatures.filter((feature) => names.includes(feature));
}
