import type { NavEntry } from '@mawkib/api-clients/contracts/content';
import { safeUrl } from '@mawkib/blocks/model';
import { marketBrands } from '@mawkib/core/brands';
import { escapeHtml } from '@mawkib/core/guards';
import { defineMessages, directionOf, localizedPath } from '@mawkib/core/locale';
import type { NavigationOptions } from './navigation-options.js';

const messages = defineMessages('api.navigation_service', {
  label: { ar: 'التنقل الرئيسي', en: 'Main navigation' },
  menu: { ar: 'القائمة', en: 'Menu' },
  home: { ar: '{brand}، الصفحة الرئيسية', en: '{brand}, home page' },
});

type Entry = Pick<NavEntry, 'label' | 'url' | 'area' | 'children'>;

/**
 * Self-contained markup of the market's navigation; it works without its script. Placeholders for
 * the retailer are left for the site to replace. Site document, section 2.
 */
export function navigationHtml(
  entries: readonly Entry[],
  { locale, brand }: NavigationOptions,
): string {
  const t = messages(locale);
  const name = marketBrands().find(({ id }) => id === brand)?.name[locale] ?? brand;
  const list = (area: Entry['area']) => {
    const items = entries.filter((entry) => entry.area === area).map((entry) => item(entry));
    return items.length > 0
      ? `<ul class="mk-nav-list" data-area="${area}">${items.join('')}</ul>`
      : '';
  };
  const link = ({ label, url }: Pick<Entry, 'label' | 'url'>) =>
    `<a href="${escaped(localizedPath(safeUrl(url), locale))}">${escaped(label)}</a>`;
  const item = (entry: Entry) => {
    if (entry.children.length === 0) return `<li>${link(entry)}</li>`;
    const children = [entry, ...entry.children].map((child) => `<li>${link(child)}</li>`).join('');
    return `<li><details name="mk-nav-group"><summary>${escaped(entry.label)}</summary><ul>${children}</ul></details></li>`;
  };
  return [
    `<header class="mk-nav" dir="${directionOf(locale)}" lang="${locale}" data-brand="${brand}">`,
    `<a class="mk-nav-brand" href="/${locale}/" aria-label="${escaped(t('home', { brand: name }))}">${escaped(name)}</a>`,
    `<button class="mk-nav-toggle" type="button" aria-expanded="false" aria-controls="mk-nav-menu">${t('menu')}</button>`,
    `<nav class="mk-nav-menu" id="mk-nav-menu" aria-label="${t('label')}">${list('primary')}${list('secondary')}</nav>`,
    '<a class="mk-nav-retailer" href="{retailer_url}">{retailer_name}</a>',
    '</header>',
  ].join('');
}

/** Escapes a label, including the braces of placeholders. */
const escaped = (text: string): string =>
  escapeHtml(text).replaceAll('{', '&#123;').replaceAll('}', '&#125;');
