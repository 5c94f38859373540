import type { Settings } from './create-settings.js';
import type { FooterColumn, FooterItem } from './footer-items.js';
import { type PredefinedLink, resolveLink } from './predefined-links.js';
import type { SiteSettings } from './site-settings.js';

/**
 * The footer's sections in order. Blank texts and empty lists are missing sections. `Html` is the
 * type of its HTML: unsanitized text, or sanitized HTML.
 */
export interface FooterContent<Html extends string = string> {
  readonly top: readonly FooterColumn[];
  /** Text of the section; `true` selects the default text. */
  readonly retailers: string;
  /** Text of the section; `true` selects the default text. */
  readonly searchbar: string;
  readonly middle_html: Html;
  readonly medium: readonly FooterItem[];
  readonly bottom_html: Html;
  /** `footer.html`; only if no section is configured. */
  readonly html: Html;
}

/**
 * The configured footer, with aliases replaced by their URLs. Null if nothing is configured,
 * including the legacy HTML. Site document, section 2.
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

/** `false` disables a section, as does a blank text. */
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
