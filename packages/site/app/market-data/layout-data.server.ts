import type { NavEntry } from '@mawkib/api-clients/contracts/content';
import type { PlacedNavigation } from '@mawkib/api-clients/contracts/navigation';
import type { Strategy } from '@mawkib/core/dynamic-content';
import { defaultLocale, type Locale } from '@mawkib/core/locale';
import { hasMap, mapsSettings } from '@mawkib/core/maps';
import { type FooterContent, floatingActions, footerContent } from '@mawkib/core/settings';
import type { FrameEntry } from '@mawkib/ui';
import { sanitize } from '@mawkib/ui/rich-text';
import type { Market, MarketEntry } from '../context/market.ts';
import type { ServedFooter } from '../context/site-context.ts';
import { hasConsent } from './consent-data.server.ts';
import { exitData } from './exit-data.server.ts';
import { withRetailer } from './with-retailer.ts';

/** A navigation entry as sent to the browser, with the fields that are rendered. */
export interface LayoutEntry extends FrameEntry {
  area: NavEntry['area'];
  dc_strategy?: Strategy;
}

/**
 * Layout data for the browser: plain data, the same on every page. The footer is not part of it;
 * the server renders it alone (`StaticFooter`).
 */
export function layoutData(
  { settings, navigation, placedNavigation }: Market,
  locale: Locale = defaultLocale(),
) {
  const footer = footerContent(settings);
  const maps = mapsSettings(settings, locale);
  return {
    navigation: navigation
      .filter(({ area }) => area !== 'footer')
      .map(slim) as readonly LayoutEntry[],
    ...(placedNavigation && { service: servedNavigation(placedNavigation) }),
    pages: {
      'navigation.disabled_on_pages': settings.get('navigation.disabled_on_pages'),
      'navigation.logo_only_on_pages': settings.get('navigation.logo_only_on_pages'),
      'navigation.newer': settings.get('navigation.newer'),
      ...(placedNavigation && {
        'navigation.service_origin': settings.get('navigation.service_origin'),
      }),
    },
    ...(settings.get('navigation.brands').length > 1 && {
      brands: settings.get('navigation.brands'),
    }),
    logos: settings.get('navigation.logo_settings'),
    floating: floatingActions(settings),
    ...(hasMap(maps) && { maps }),
    ...(settings.get('captcha.site_key') && {
      captcha: {
        siteKey: settings.get('captcha.site_key'),
        scriptUrl: settings.get('captcha.script_url'),
      },
    }),
    ...(settings.get('search.popup.enabled') && {
      searchUrl: settings.get('search.popup.results_url'),
    }),
    exit: exitData(settings),
    /** Dynamic content decides about parts of the footer, so it may differ from page to page. */
    isFooterByPath: footer !== null && hasStrategies(footer),
  };
}

export type LayoutData = ReturnType<typeof layoutData>;

/**
 * Navigation of the service, for the layout. Documents know no visitor's retailer: the browser fills
 * it in (`template`).
 */
const servedNavigation = ({ html, css, js, hosts }: PlacedNavigation) => ({
  html: withRetailer(html, null),
  /** The markup with its placeholders, if it has any. */
  ...(html.includes('{retailer_') && { template: html }),
  css,
  js,
  /** Its files are loaded from other hosts, so it requires consent. */
  isForeign: hosts.length > 0,
});

const slim = (entry: MarketEntry): LayoutEntry => {
  const { id, label, url, area, icon, children, dc_strategy } = entry;
  const isOpening = hasPanel(entry);
  return {
    id,
    label,
    url,
    area,
    ...(icon && { icon }),
    ...(dc_strategy && { dc_strategy }),
    ...(isOpening && { hasPanel: true }),
    ...(!isOpening &&
      children.length > 0 && {
        children: children.map((child) => ({ id: child.id, label: child.label, url: child.url })),
      }),
  };
};

/** The panel is loaded later, by `routes/frame-menu`. */
export const hasPanel = ({ columns = [], cards = [], feature }: MarketEntry): boolean =>
  columns.length + cards.length > 0 || Boolean(feature);

const hasStrategies = ({ top, medium }: FooterContent) =>
  [...top.flatMap(({ rows }) => rows.flatMap(({ items }) => items)), ...medium].some(
    ({ dc_strategy }) => dc_strategy,
  );

const served = new WeakMap<Market, ServedFooter>();

/** Footer data with sanitised HTML, computed once per market object. */
export function footerData(market: Market): ServedFooter {
  const cached = served.get(market);
  if (cached) return cached;
  const content = footerContent(market.settings);
  const footer: ServedFooter = {
    entries: market.navigation.filter(({ area }) => area === 'footer'),
    content: content && {
      ...content,
      middle_html: sanitize(content.middle_html),
      bottom_html: sanitize(content.bottom_html),
      html: sanitize(content.html),
    },
    retailersUrl: market.settings.get('footer.retailers_url'),
    searchUrl: market.settings.get('search.popup.results_url'),
    hasConsent: hasConsent(market.settings),
  };
  served.set(market, footer);
  return footer;
}
