import {
  type ConsentContent,
  readConsentContent,
  readPolicyVersion,
} from '../consent/consent-content.js';
import { type DeclaredCookie, readDeclaredCookies } from '../consent/declared-cookies.js';
import { type ProductLists, readProductLists } from '../dynamic-content/create-model-lists.js';
import { defaultMarket } from '../locale/market.js';
import { listOf } from '../reading/decoder.js';
import { consentStrategySetting } from './consent-strategy-setting.js';
import { favicon } from './favicon.js';
import { type FloatingItem, floatingModes, readFloatingItems } from './floating-actions.js';
import {
  type FooterColumn,
  type FooterItem,
  readFooterColumns,
  readFooterItems,
} from './footer-items.js';
import { type LogoSetting, readLogoSettings } from './logo.js';
import { type MarketState, readMarketStates } from './market-states.js';
import { type MetaTag, readMetaTags } from './meta-tags.js';
import { type NavigationBrand, readNavigationBrands } from './navigation-brands.js';
import { type NotFoundContent, readNotFoundContent } from './not-found-content.js';
import { type PredefinedLink, readPredefinedLinks } from './predefined-links.js';
import {
  address,
  choice,
  emails,
  flag,
  json,
  names,
  number,
  text,
  timeZone,
} from './setting-definition.js';
import { cardAttributes, type StockFeature, stockFeatures } from './stock-options.js';

const readTexts = listOf((value) => (typeof value === 'string' ? value : undefined));

/** All settings of the site, with their types and defaults. Site document, sections 2 to 9. */
export const siteSettings = {
  'site.require_login': flag(),
  'site.favicon': favicon(),
  'site.time_zone': timeZone(defaultMarket.timeZone),
  meta: json<readonly MetaTag[]>(
    readMetaTags,
    [],
    'Please check your "meta" settings in admin panel.',
  ),
  'meta.title_divider': text('|'),
  'navigation.disabled_on_pages': {
    ...json<readonly string[]>(readTexts, ['/']),
    /** If it is fetched as blank, every page has the navigation. */
    read: (value: string) => (value.trim() === '' ? [] : json(readTexts, []).read(value)),
  },
  /** Paths, or path prefixes ending with `*`. Style guides are not indexed. */
  'sitemap.excluded_paths': json<readonly string[]>(readTexts, ['/catalogue/*']),
  'navigation.logo_only_on_pages': json<readonly string[]>(readTexts, []),
  'navigation.logo_settings': json<readonly LogoSetting[]>(readLogoSettings, []),
  'navigation.service_origin': address(),
  'navigation.service_options': text(),
  /** Shows `nav_entries_v2` with its panels instead of `nav_entries`. */
  'navigation.newer': flag(),
  'navigation.brands': json<readonly NavigationBrand[]>(readNavigationBrands, []),
  'search.popup.enabled': flag(),
  'search.popup.results_url': address('/search'),
  'page_not_found.path': text('/404'),
  'page_not_found.html': text(),
  'page_not_found.content': json<NotFoundContent>(
    readNotFoundContent,
    {},
    'Invalid JSON in 404 page setting',
  ),
  'footer.top': json<readonly FooterColumn[]>(readFooterColumns, []),
  'footer.retailers': text(),
  'footer.retailers_url': text('/retailers'),
  'footer.searchbar': text(),
  'footer.middle_html': text(),
  'footer.medium': json<readonly FooterItem[]>(readFooterItems, []),
  'footer.bottom_html': text(),
  'footer.html': text(),
  'floating_action.mode': choice(floatingModes, 'menu'),
  'floating_action.enabled': flag(true),
  'floating_action.items': json<readonly FloatingItem[]>(readFloatingItems, []),
  'floating_action.quick_links': json<readonly FloatingItem[]>(readFloatingItems, []),
  'floating_action.predefined_links': json<readonly PredefinedLink[]>(readPredefinedLinks, []),
  'floating_action.desktop_count': number(4, { min: 1, max: 12 }),
  'floating_action.mobile_count': number(3, { min: 1, max: 12 }),
  /** Asks before a link leaves the site. A blank label removes its button. */
  'exit_popup.enabled': flag(),
  'exit_popup.title': text(),
  'exit_popup.text': text(),
  'exit_popup.cancel_label': text(),
  'exit_popup.confirm_label': text(),
  /** Hosts that count as the site: `shop.example`, or `*.example` for all below it. */
  'exit_popup.allowed_hosts': names(),
  'stock_locator.features': {
    ...names(),
    default: [] as readonly StockFeature[],
    read: (value: string) => supportedFeatures(names().read(value)),
  },
  'stock_locator.price_format': text('% ^'),
  'stock_locator.company_config': text(),
  'stock_locator.publication_lists': names(),
  /** Attributes of a vehicle card, in order. */
  'stock_locator.card_attributes': names(cardAttributes),
  /** Page of the whole stock; landing pages are below it. */
  'stock_locator.list_path': text('/vehicles'),
  /** Page of all offers; pages of offers are below it. */
  'offers.list_path': text('/offers'),
  /** Filters of landing pages in order, separated by `/`. Blank: no landing pages. */
  'stock_locator.landing_pages': names(['models', 'models/colors', 'states', 'states/models']),
  /** Empty: the states of the market's country, if known. */
  'stock_locator.states': json<readonly MarketState[]>(readMarketStates, []),
  'price.currency_symbol': text('€'),
  'price.delimiter': choice(['comma', 'dot', 'space', 'apostrophe', 'none'], 'comma'),
  'price.format': text('^%'),
  /** Vehicle pages show prices in a second currency too, below the market's. */
  'double_price.enabled': flag(),
  /** Symbol of the second currency, or its ISO code. */
  'double_price.symbol': text('EUR'),
  /** Units of it for one of the market's, where `mena.currency_exchange_api_url` is blank. */
  'double_price.rate': number(1, { min: 0 }),
  'double_price.decimals': number(0, { min: 0, max: 3 }),
  'api.root_url': address(),
  'content.api_url': address(),
  'admin.api_url': address(),
  'forms.api_url': address(),
  'purchase.api_url': address(),
  'ev.api_url': address(),
  'media.api_url': address(),
  /** Form on the page of each dealer, with the dealer chosen; blank: none. */
  'dealers.form_id': text(),
  'dealers.postcode_url': address(),
  'dealers.fallback_url': address(),
  'email_verifier.url': address(),
  /** Public key of reCAPTCHA (v3); blank: forms have no captcha. */
  'captcha.site_key': text(),
  'captcha.script_url': address('https://www.google.com/recaptcha/api.js'),
  /** Sender name of mails; blank: the brand of the mail's subject. */
  'mail.sender_name': text(),
  /** Recipients of a mail for each reservation and lead. Not sent to browsers. */
  'mail.leads_recipients': emails(),
  /** Null: the site has no banner of its own. */
  /** URL of the reservation terms; blank: no link. */
  'order.terms_url': address(),
  /** Pages of electric vehicles link to the form that orders a new one. */
  'ev.order_link': flag(),
  'consent.content': json<ConsentContent | null>(readConsentContent, null),
  'consent.cookies': json<readonly DeclaredCookie[]>(readDeclaredCookies, []),
  'consent.strategy': consentStrategySetting(),
  'consent.policy_version': { ...text(), read: readPolicyVersion },
  'dynamic_content.lists': json<ProductLists>(readProductLists, {}),
  'dynamic_content.api_base_url': address(),
  'dynamic_content.external_stock_list_url': address(),
  'mena.offers_api_url': address(),
  'mena.news_api_url': address(),
  'mena.collections_api_url': address(),
  /** Folder of data files that blocks read, such as ranges and racing results. */
  'data_files.base_url': address(),
  'mena.currency_exchange_api_url': address(),
  'mena.currency_exchange_response_key': text('data'),
  'mena.currency_exchange_start_date_key': text('startdate'),
  'maps.api_key': text(),
  'maps.script_url': address('https://maps.googleapis.com/maps/api/js'),
  'maps.region': text(),
  /** Blank: the page's language. */
  'maps.language': text(),
  /** URL of map tiles, `https://host/{z}/{x}/{y}.png?key={key}`; blank: no map. */
  'maps.tiles_url': address(),
  /** Attribution that the terms of the maps require. */
  'maps.attribution': text(),
  'analytics.tag_manager_id': text(),
  /**
   * Additional hosts that pages may contact, as `https://host`; required for a tag manager and its
   * tags.
   */
  'security.allowed_hosts': names(),
  /** Key of the error-reporting service; blank: none. */
  'performance.raygun_api_key': text(),
  'performance.raygun_script_url': address('https://cdn.raygun.io/raygun4js/raygun.min.js'),
  /** Reports are posted to `/entries` of this URL. */
  'performance.raygun_api_url': address('https://api.raygun.io'),
};
export type SiteSettings = typeof siteSettings;

const supportedFeatures = (given: readonly string[] | undefined) =>
  given && stockFeatures.filter((feature) => given.includes(feature));
