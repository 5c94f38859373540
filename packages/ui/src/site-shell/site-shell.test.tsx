// @vitest-environment happy-dom

import createCache from '@emotion/cache';
import { firstFacts } from '@mawkib/core/first-market';
import { registerMarket } from '@mawkib/core/locale';
import type { FloatingArea, FooterContent, FooterItem } from '@mawkib/core/settings';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../locale/LocaleProvider.js';
import type { SafeHtml } from '../rich-text/safe-html.js';
import { sanitize } from '../rich-text/sanitize.js';
import { compileStyles } from '../styles/sheets/compile-styles.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { FloatingActionArea } from './floating-actions/FloatingActionArea.js';
import { styles } from './floating-actions/floating-action-area.styles.js';
import { foldFooterColumns } from './footer/fold-footer-columns.js';
import { SiteFooter } from './footer/SiteFooter.js';
import { SiteHeader } from './header/SiteHeader.js';
import { Wordmark } from './wordmark/Wordmark.js';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const drawn = (element: React.ReactNode) => {
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(<LocaleProvider locale="en">{element}</LocaleProvider>);
  return root;
};
const none = sanitize('');
const nothing: FooterContent<SafeHtml> = {
  top: [],
  retailers: '',
  searchbar: '',
  middle_html: none,
  medium: [],
  bottom_html: none,
  html: none,
};
const item = (fields: Partial<FooterItem> = {}): FooterItem => ({
  label: 'Item',
  type: 'link',
  target: '_self',
  tag: 'div',
  ...fields,
});
const footer = (content: Partial<FooterContent<SafeHtml>>) =>
  drawn(<SiteFooter entries={[]} content={{ ...nothing, ...content }} legal="the usual line" />);
const sections = (root: Element) =>
  [...root.querySelectorAll('[data-section]')].map((part) => part.getAttribute('data-section'));

describe('the footer', () => {
  it('has columns that fold under their headings on phones, and are open without a script', () => {
    const root = footer(full);
    const column = root.querySelector<HTMLDetailsElement>('details');
    expect(column?.open).toBe(true);
    expect(column?.querySelector('summary')?.textContent).toBe('Cars');
    const screen = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
    vi.stubGlobal('matchMedia', () => screen);
    const stop = foldFooterColumns(root);
    expect(column?.open).toBe(false);
    screen.matches = false;
    screen.addEventListener.mock.calls[0]?.[1]();
    expect(column?.open).toBe(true);
    stop();
    vi.unstubAllGlobals();
  });

  it('leads back to the top, and names the icons of social networks', () => {
    const social = item({ label: 'Instagram', type: 'social', icon: 'instagram', url: '/i' });
    const root = footer({ ...full, medium: [social] });
    expect(root.querySelector('a[href="#top"]')?.textContent).toBe('Back to top');
    expect(root.querySelector('[data-type="social"] a')?.textContent).toBe('Instagram');
  });

  const full = {
    top: [{ heading: 'Cars', rows: [{ type: 'link' as const, items: [item()] }] }],
    retailers: 'true',
    searchbar: 'Look here',
    middle_html: sanitize('<p>middle</p>'),
    medium: [item({ label: 'Privacy', url: '/privacy' })],
    bottom_html: sanitize('<p>bottom</p>'),
  };

  it('has its sections in order, and none that is not configured [S-2-61]', () => {
    const order = ['top', 'retailers', 'searchbar', 'middle', 'medium', 'bottom'];
    expect(sections(footer(full))).toEqual(order);
    for (const [key, name] of [
      ['retailers', 'retailers'],
      ['searchbar', 'searchbar'],
      ['middle_html', 'middle'],
      ['bottom_html', 'bottom'],
    ] as const) {
      const without = footer({ ...full, [key]: '' });
      expect(sections(without)).toEqual(order.filter((section) => section !== name));
    }
    expect(sections(footer({ ...full, medium: [] }))).not.toContain('medium');
    expect(footer({ ...full, top: [] }).textContent).not.toContain('Cars');
  });

  it('shows the legacy HTML, and the usual line where no bottom is configured', () => {
    const legacy = footer({ html: sanitize('<p>legacy</p>') });
    expect(legacy.textContent).toContain('legacy');
    expect(legacy.textContent).toContain('the usual line');
    expect(footer(full).textContent).not.toContain('the usual line');
  });

  it('searches and finds retailers by plain addresses of the page’s language', () => {
    const root = drawn(
      <SiteFooter
        entries={[]}
        content={{ ...nothing, ...full }}
        searchUrl="/vehicles"
        retailersUrl="/showrooms"
      />,
    );
    const form = root.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/en/vehicles');
    expect(form?.querySelector('input')?.name).toBe('q');
    expect(root.querySelector('label')?.textContent).toBe('Look here');
    expect(root.querySelector('[data-section="retailers"] a')?.getAttribute('href')).toBe(
      '/en/showrooms',
    );
  });

  it('shows every field of an item [S-3-42]', () => {
    const root = footer({
      medium: [
        item({
          label: 'Follow us',
          type: 'social',
          tag: 'span',
          id: 'own-id',
          class: 'own class',
          url: 'https://social.example/us',
          target: '_blank',
          rel: 'me',
          icon: 'instagram',
          aria_label: 'Follow us there',
          dc_strategy: { key: 'offers', value: 'defender' },
        }),
        item({ type: 'image', image: { src: '/a.png', alt: 'A', width: 120, height: 40 } }),
        item({ type: 'wrapper', label: '', id: 'settings', class: 'ot-show-settings' }),
      ],
    });
    const wrapped = root.querySelector('#own-id');
    expect(wrapped?.tagName).toBe('SPAN');
    expect(wrapped?.className).toBe('own class');
    expect(wrapped?.getAttribute('data-type')).toBe('social');
    expect(wrapped?.getAttribute('data-dc-key')).toBe('offers');
    expect(wrapped?.getAttribute('data-dc-value')).toBe('defender');
    const link = wrapped?.querySelector('a');
    expect(link?.getAttribute('href')).toBe('https://social.example/us');
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(link?.getAttribute('rel')).toBe('me');
    expect(link?.getAttribute('aria-label')).toBe('Follow us there');
    expect(link?.textContent).toBe('Follow us');
    expect(link?.querySelector('svg path')?.getAttribute('d')).toMatch(/^M/);
    const image = root.querySelector('img');
    expect(['src', 'alt', 'width', 'height'].map((name) => image?.getAttribute(name))).toEqual([
      '/a.png',
      'A',
      '120',
      '40',
    ]);
    expect(root.querySelector('div#settings.ot-show-settings')).not.toBeNull();
  });

  it('leads no link to a script', () => {
    const root = footer({ medium: [item({ url: 'javascript:alert(1)' })] });
    expect(root.querySelector('[data-type] a')?.getAttribute('href')).toBe('#');
  });

  it('never turns a phone number around', () => {
    const root = footer({ medium: [item({ label: '800 0000', url: 'tel:8000000' })] });
    expect(root.querySelector('bdi[dir="ltr"]')?.textContent).toBe('800 0000');
  });
});

describe('the logos', () => {
  it('are four drawings, in both themes [S-2-50]', () => {
    const logos = ['default', 'range_rover', 'defender', 'discovery'] as const;
    const paths = (['land-rover', 'jaguar'] as const).flatMap((theme) =>
      logos.map((logo) =>
        drawn(
          <ThemeProvider theme={theme}>
            <Wordmark logo={logo} />
          </ThemeProvider>,
        )
          .querySelector('path')
          ?.getAttribute('d'),
      ),
    );
    expect(new Set(paths).size).toBe(8);
  });

  it('are the picture of the brand where it has one, a mark for what is not drawn', () => {
    const name = { ar: 'كثبان', en: 'Dunes' };
    const lines = [{ id: 'runner', name: { ar: 'عدّاء', en: 'Runner' } }];
    const dunes = { id: 'dunes', name, theme: 'dunes', logo: '/dunes.svg', lines };
    registerMarket({ brands: [dunes] });
    try {
      const own = drawn(<SiteHeader entries={[]} />);
      const picture = own.querySelector('header a img');
      expect(picture?.getAttribute('src')).toBe('/dunes.svg');
      expect(picture?.getAttribute('alt')).toBe('Dunes');
      expect(own.querySelector('header a')?.getAttribute('aria-label')).toBe('Dunes, home page');
      const line = drawn(<Wordmark logo="runner" />);
      expect(line.textContent).toBe('Runner');
      expect(line.querySelector('path')).not.toBeNull();
    } finally {
      registerMarket(firstFacts);
    }
  });

  it('lead to their homepage and are named', () => {
    const link = (element: React.ReactNode) => drawn(element).querySelector('header a');
    const own = link(<SiteHeader entries={[]} logo="defender" homepage="/defender" />);
    expect(own?.getAttribute('href')).toBe('/en/defender');
    expect(own?.getAttribute('aria-label')).toBe('Defender, home page');
    expect(link(<SiteHeader entries={[]} />)?.getAttribute('href')).toBe('/en/');
  });

  it('may stand alone', () => {
    const entries = [{ id: 'a', label: 'Cars', url: '/cars' }];
    expect(drawn(<SiteHeader entries={entries} />).textContent).toContain('Cars');
    const alone = drawn(<SiteHeader entries={entries} isLogoOnly />);
    expect(alone.textContent).not.toContain('Cars');
    expect(alone.querySelector('details')).toBeNull();
    expect(alone.querySelector('a')).not.toBeNull();
  });
});

describe('the search of the header', () => {
  it('opens and closes by its button, ready to type [S-4-37]', async () => {
    const container = document.createElement('div');
    document.body.replaceChildren(container);
    const root = createRoot(container);
    await act(async () => root.render(<SiteHeader entries={[]} searchUrl="/search" />));
    const search = container.querySelector<HTMLDetailsElement>('.mk-search-popup');
    const button = search?.querySelector('summary');
    await act(async () => button?.click());
    expect(search?.open).toBe(true);
    await act(async () => button?.click());
    expect(search?.open).toBe(false);
    await act(async () => root.unmount());
  });

  it('asks the page of results in the page’s language, and is only there when it has one', () => {
    const form = drawn(<SiteHeader entries={[]} searchUrl="/search" />).querySelector('form');
    expect(form?.getAttribute('action')).toBe('/en/search');
    expect(form?.getAttribute('method')).toBe('get');
    expect(form?.querySelector('input')?.name).toBe('q');
    expect(drawn(<SiteHeader entries={[]} />).querySelector('form')).toBeNull();
    expect(
      drawn(<SiteHeader entries={[]} searchUrl="/s" isLogoOnly />).querySelector('form'),
    ).toBeNull();
  });
});

describe('the menu of a phone', () => {
  it('is all there is while it is open: the rest is inert, Tab goes round in it', async () => {
    document.body.innerHTML = '<main><a href="/a">behind</a></main><div id="root"></div>';
    const root = createRoot(document.querySelector('#root') as Element);
    const entries = [{ id: '1', label: 'Stock', url: '/vehicles' }];
    await act(async () => root.render(<SiteHeader entries={entries} />));
    const menu = [...document.querySelectorAll('details')].at(-1) as HTMLDetailsElement;
    const [button, main] = [menu.querySelector('summary'), document.querySelector('main')];
    const toggled = async (open: boolean) => {
      menu.open = open;
      await act(async () => menu.dispatchEvent(new Event('toggle')));
    };
    await toggled(true);
    await vi.waitFor(() => expect(main?.inert).toBe(true));
    expect(document.documentElement.hasAttribute('data-menu-open')).toBe(true);
    expect(document.querySelector<HTMLElement>('.mk-site-header-logo')?.inert).toBe(true);
    expect(menu.closest<HTMLElement>('[inert]')).toBeNull();
    const last = [...menu.querySelectorAll('a')].at(-1);
    last?.focus();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', cancelable: true }));
    expect(document.activeElement).toBe(button);
    document.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Tab', shiftKey: true, cancelable: true }),
    );
    expect(document.activeElement).toBe(last);
    await toggled(false);
    expect(main?.inert).toBe(false);
    await vi.waitFor(() =>
      expect(document.documentElement.hasAttribute('data-menu-open')).toBe(false),
    );
    await toggled(true);
    await vi.waitFor(() => expect(main?.inert).toBe(true));
    await act(async () => root.unmount());
    expect(main?.inert).toBe(false);
  });
});

describe('the floating area', () => {
  const area = (kind: 'bar' | 'menu', count: number): FloatingArea => ({
    kind,
    items: Array.from({ length: count }, (_, index) => ({
      link: { url: `/${index}`, link_text: `Action ${index}`, target: '_self', type: 'internal' },
      icon: 'car',
    })),
    desktopCount: 4,
    mobileCount: 3,
  });

  it('is nothing when hidden', () => {
    expect(drawn(<FloatingActionArea area={{ kind: 'hidden' }} />).innerHTML).toBe('');
  });

  it('is a bar of links, or a menu behind a button', () => {
    const bar = drawn(<FloatingActionArea area={area('bar', 2)} />);
    expect(bar.querySelector('details')).toBeNull();
    expect([...bar.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/en/0',
      '/en/1',
    ]);
    expect(
      drawn(<FloatingActionArea area={area('menu', 2)} />).querySelector('details'),
    ).not.toBeNull();
  });

  it('shows four of six items on a wide screen and three on a phone [S-2-66]', () => {
    const root = drawn(<FloatingActionArea area={area('bar', 6)} />);
    const [first, ...more] = [...root.querySelectorAll('ul')].map((list) =>
      [...list.children].map((entry) => (entry as HTMLElement).dataset.on),
    );
    // The last one is "More", which has the rest.
    expect(first).toEqual([undefined, undefined, undefined, 'wide', undefined]);
    expect(more).toEqual([['narrow', undefined, undefined]]);
    const css = compileStyles(styles, createCache({ key: 'probe' }));
    const hidden =
      /@media \(([a-z]+-width: [\d.]+px)\)\{[^{}]*\[data-on="(\w+)"\]\{display:none;?\}/g;
    expect([...css.matchAll(hidden)].map(([, width, on]) => [on, width])).toEqual([
      ['wide', 'max-width: 740.98px'],
      ['narrow', 'min-width: 741px'],
    ]);
  });

  it('opens and closes by its button, and by Escape with the focus back on it [S-4-36]', async () => {
    const container = document.createElement('div');
    document.body.replaceChildren(container);
    const root = createRoot(container);
    await act(async () => root.render(<FloatingActionArea area={area('menu', 3)} />));
    const [menu, button] = [container.querySelector('details'), container.querySelector('summary')];
    await act(async () => button?.click());
    expect(menu?.open).toBe(true);
    await act(async () => button?.click());
    expect(menu?.open).toBe(false);
    await act(async () => button?.click());
    container.querySelector('a')?.focus();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(menu?.open).toBe(false);
    expect(document.activeElement).toBe(button);
    await act(async () => root.unmount());
  });
});
