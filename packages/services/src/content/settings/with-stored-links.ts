import { isRecord, parseJson } from '@mawkib/core/guards';
import type { SiteSettings } from '@mawkib/core/settings';
import { bareKey } from './setting-registry.js';

/**
 * Where a setting has links of the site: the whole value, the texts of a list, or the members `url`
 * of its JSON.
 */
const linkSettings: Partial<Record<keyof SiteSettings, 'value' | 'texts' | 'urls'>> = {
  'navigation.disabled_on_pages': 'texts',
  'navigation.logo_only_on_pages': 'texts',
  'sitemap.excluded_paths': 'texts',
  'search.popup.results_url': 'value',
  'page_not_found.path': 'value',
  'footer.top': 'urls',
  'footer.medium': 'urls',
  'footer.retailers_url': 'value',
  'floating_action.items': 'urls',
  'floating_action.quick_links': 'urls',
  'floating_action.predefined_links': 'urls',
  'stock_locator.list_path': 'value',
  'offers.list_path': 'value',
  'order.terms_url': 'value',
};

/** A setting's value with its links as `linkOf` stores them; invalid JSON is unchanged. */
export function withStoredLinks(
  key: string,
  value: string,
  linkOf: (url: string) => string,
): string {
  const links = linkSettings[bareKey(key) as keyof SiteSettings];
  if (links === undefined) return value;
  if (links === 'value') return linkOf(value);
  const before = parseJson(value);
  const after = links === 'texts' ? inTexts(before, linkOf) : inUrls(before, linkOf);
  const isSame = before === undefined || JSON.stringify(after) === JSON.stringify(before);
  return isSame ? value : JSON.stringify(after, null, value.includes('\n') ? 2 : undefined);
}

const inTexts = (value: unknown, linkOf: (url: string) => string): unknown =>
  Array.isArray(value)
    ? value.map((entry) => (typeof entry === 'string' ? linkOf(entry) : entry))
    : value;

function inUrls(value: unknown, linkOf: (url: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => inUrls(entry, linkOf));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      name === 'url' && typeof member === 'string' ? linkOf(member) : inUrls(member, linkOf),
    ]),
  );
}
