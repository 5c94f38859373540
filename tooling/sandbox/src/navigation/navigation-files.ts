import { html } from '../page/html.ts';

const entries = {
  ar: ['الطرازات', 'السيارات المتوفرة', 'العروض', 'المالكون'],
  en: ['Models', 'Stock', 'Offers', 'Owners'],
};
const links = ['/vehicles', '/stock', '/offers', '/owners'];

/** Parses the language and the brand from options like `ar-land-rover`. */
export function readOptions(options: string): { language: 'ar' | 'en'; brand: string } {
  const words = options.split(/[-._]/);
  const language = words.includes('en') ? 'en' : 'ar';
  const brand = words
    .filter((word) => word !== 'ar' && word !== 'en' && word !== '')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
  return { language, brand: brand || 'Mawkib' };
}

/** Markup with the placeholders that the site replaces (Site document, section 2). */
export function navigationHtml(options: string): string {
  const { language, brand } = readOptions(options);
  const label = language === 'ar' ? 'التنقل الرئيسي' : 'Main navigation';
  return html`<header class="naas" dir="${language === 'ar' ? 'rtl' : 'ltr'}" lang="${language}">
<a class="naas-brand" href="/${language}/">${brand}</a>
<button class="naas-toggle" type="button" aria-expanded="false" aria-controls="naas-menu">${label}</button>
<nav id="naas-menu" aria-label="${label}"><ul>${entries[language].map(
    (entry, index) => html`<li><a href="/${language}${links[index]}">${entry}</a></li>`,
  )}</ul></nav>
<a class="naas-retailer" href="{retailer_url}">{retailer_name}</a>
</header>`.markup;
}

export const navigationCss = `.naas{display:flex;flex-wrap:wrap;align-items:center;gap:24px;min-block-size:48px;padding-inline:24px;background:#fff;color:#111;border-block-end:1px solid #ddd}
@media (min-width:1024px){.naas{min-block-size:72px}.naas-toggle{display:none}}
.naas ul{display:flex;flex-wrap:wrap;gap:24px;margin:0;padding:0;list-style:none}.naas a{color:inherit;text-decoration:none}
.naas-brand{font-weight:700}.naas-retailer{margin-inline-start:auto}
@media (max-width:1023px){.naas nav{display:none;flex-basis:100%}.naas[data-open] nav{display:block}}
`;

export const navigationJs = `for (const header of document.querySelectorAll('.naas')) {
  const toggle = header.querySelector('.naas-toggle');
  toggle.addEventListener('click', () => {
    const open = header.toggleAttribute('data-open');
    toggle.setAttribute('aria-expanded', String(open));
  });
}
`;
