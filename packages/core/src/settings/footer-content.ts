import type { Settings } from './create-settings.js';
import type { FooterColumn, FooterItem } from './footer.js';
import { type PredefinedLink, resolveLink } from './predefined-links.js';
import type { SiteSettings } from './site-settings.js';

/**
 * The footer as a market configures it: the sections in the order in which they stand. Blank texts
 * and empty lists are sections that are not there. `Html` is the type of its HTML: plain text as staff
 * wrote it, or what a sanitiser made of it.
 */
export interface FooterContent<Html extends string = string> {
  readonly top: readonly FooterColumn[];
  /** The words of the section; `true` asks for the usual ones. */
  readonly retailers: string;
  /** The words of the section; `true` asks for the usual ones. */
  readonly searchbar: string;
  readonly middle_html: Html;
  readonly medium: readonly FooterItem[];
  readonly bottom_html: Html;
  /** `footer.html`; only where no section is configured. */
  readonly html: Html;
}

/**
 * The configured footer, aliases replaced by the addresses they stand for. Null when nothing is
 * configured, not even the legacy HTML. Site document, section 2.
 */
export function footerContent(settings: Pick<Settings<SiteSettings>, 'get'>): FooterContent | null {
  const links = settings.get('floating_action.predefined_links');
  const sections = {
    top: settings.get('footer.top').map((column) => withAddresses(column, links)),
    retailers: words(settings.get('footer.retailers')),
    searchbar: words(settings.get('footer.searchbar')),
    middle_html: settings.get('footer.middle_html').trim(),
    medium: settings.get('footer.medium').map((item) => withAddress(item, links)),
    bottom_html: settings.get('footer.bottom_html').trim(),
  };
  if (Object.values(sections).some(({ length }) => length > 0)) return { ...sections, html: '' };
  const html = settings.get('footer.html').trim();
  return html === '' ? null : { ...sections, html };
}

/** `false` switches a section off, like blank text. */
const words = (text: string) => (text.trim() === 'false' ? '' : text.trim());

const withAddress = (item: FooterItem, links: readonly PredefinedLink[]): FooterItem =>
  item.url === undefined ? item : { ...item, url: resolveLink(item.url, links) };

const withAddresses = (column: FooterColumn, links: readonly PredefinedLink[]): FooterColumn => ({
  ...column,
  rows: column.rows.map((row) => ({
    ...row,
    items: row.items.map((item) => withAddress(item, links)),
  })),
});
