/**
 * Styles of the navigation: 48 px high, 72 px from a width of 1024 px, for both text directions.
 * Site document, section 9.
 */
export const navigationCss = `.mk-nav{--mk-nav-ink:#0c121c;--mk-nav-line:#d5d8dc;display:flex;flex-wrap:wrap;align-items:center;column-gap:24px;min-block-size:48px;padding-inline:16px;background:#fff;color:var(--mk-nav-ink);border-block-end:1px solid var(--mk-nav-line);font:500 16px/1.6 inherit;font-family:inherit}
.mk-nav[data-brand=jaguar]{--mk-nav-ink:#111}
.mk-nav a,.mk-nav summary{display:flex;align-items:center;min-block-size:48px;color:inherit;text-decoration:none;cursor:pointer}
.mk-nav a:hover,.mk-nav summary:hover{text-decoration:underline}
.mk-nav :focus-visible{outline:2px solid currentColor;outline-offset:-2px}
.mk-nav-brand{font-weight:700}
.mk-nav-toggle{display:none;min-block-size:48px;min-inline-size:48px;margin-inline-start:auto;border:0;background:none;color:inherit;font:inherit;cursor:pointer}
.mk-nav-menu{display:flex;flex:1;flex-wrap:wrap;justify-content:space-between}
.mk-nav ul{display:flex;flex-wrap:wrap;column-gap:24px;margin:0;padding:0;list-style:none}
.mk-nav li{position:relative}
.mk-nav summary::-webkit-details-marker{display:none}
.mk-nav summary{list-style:none;gap:8px}
.mk-nav summary::after{content:"";inline-size:8px;block-size:8px;border:solid;border-width:0 2px 2px 0;rotate:45deg;translate:0 -2px}
.mk-nav details[open]>summary::after{rotate:225deg;translate:0 2px}
.mk-nav details>ul{position:absolute;inset-block-start:100%;inset-inline-start:-16px;z-index:20;display:block;min-inline-size:220px;padding:8px 16px;background:#fff;border:1px solid var(--mk-nav-line)}
.mk-nav-retailer:empty{display:none!important}
@media (min-width:1024px){.mk-nav,.mk-nav a,.mk-nav summary{min-block-size:72px}.mk-nav details>ul a{min-block-size:44px}}
@media (max-width:1023px){.mk-nav[data-ready] .mk-nav-toggle{display:block}.mk-nav[data-ready]:not([data-open]) .mk-nav-menu{display:none}.mk-nav-menu,.mk-nav-menu ul{display:block;flex-basis:100%}.mk-nav details>ul{position:static;border:0;padding-block:0}}
@media (prefers-color-scheme:dark){[data-color-scheme=dark] .mk-nav{--mk-nav-ink:#fff;--mk-nav-line:#333;background:#111}[data-color-scheme=dark] .mk-nav details>ul{background:#111}}
`;

/** The menu button on small screens, and closing an open menu. */
export const navigationJs = `for (const header of document.querySelectorAll('.mk-nav:not([data-ready])')) {
  const toggle = header.querySelector('.mk-nav-toggle');
  const groups = header.querySelectorAll('details');
  const open = (is) => {
    header.toggleAttribute('data-open', is);
    toggle.setAttribute('aria-expanded', String(is));
  };
  const closeGroups = () => {
    for (const group of groups) group.open = false;
  };
  header.setAttribute('data-ready', '');
  toggle.addEventListener('click', () => open(!header.hasAttribute('data-open')));
  header.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    const group = event.target.closest('details[open]');
    if (group) {
      group.open = false;
      group.querySelector('summary').focus();
    } else if (header.hasAttribute('data-open')) {
      open(false);
      toggle.focus();
    }
  });
  header.addEventListener('focusout', (event) => {
    if (!header.contains(event.relatedTarget)) closeGroups();
  });
  document.addEventListener('click', (event) => {
    if (!header.contains(event.target)) closeGroups();
  });
}
`;
