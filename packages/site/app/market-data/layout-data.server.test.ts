import { describe, expect, it } from 'vitest';
import { renderFooter } from '../layout/footer/render-footer.server.tsx';
import { footerData, layoutData } from './layout-data.server.ts';
import { marketWith } from './market.fixture.ts';

const footerOf = (values: Record<string, unknown>, locale: 'ar' | 'en' = 'ar') =>
  renderFooter(footerData(marketWith(values)), {
    locale,
    theme: 'land-rover',
    icons: {},
    path: '/ar/offers',
  }).html;
const columns = [
  { heading: 'Cars', rows: [{ type: 'link', items: [{ label: 'Drive', url: '@drive' }] }] },
];
const aliases = { 'floating_action.predefined_links': [{ alias: '@drive', url: '/test-drive' }] };

describe('the footer of a document', () => {
  it('shows what each of its settings says [S-2-63]', () => {
    const html = footerOf({
      'footer.top': columns,
      'footer.retailers': 'Near you',
      'footer.searchbar': 'Look for it',
      'footer.middle_html': '<p>in the middle</p>',
      'footer.medium': [{ label: 'Privacy', url: '/privacy' }],
      'footer.bottom_html': '<p>at the bottom</p>',
    });
    const places = ['Cars', 'Near you', 'Look for it', 'in the middle', 'Privacy', 'at the bottom'];
    const found = places.map((words) => html.indexOf(words));
    expect(found.every((target) => target > 0)).toBe(true);
    expect(found).toEqual(found.toSorted((one, other) => one - other));
  });

  it('has the way to change one’s mind where the market asks for consent', () => {
    const page = { locale: 'en', theme: 'jaguar', icons: {}, path: '/en/' } as const;
    const footer = footerData(marketWith());
    const html = (hasConsent: boolean) => renderFooter({ ...footer, hasConsent }, page).html;
    expect(html(true)).toContain('data-consent-settings');
    expect(html(false)).not.toContain('data-consent-settings');
  });

  it('is the legacy HTML only without a configured section [S-2-62]', () => {
    const legacy = { 'footer.html': '<p>legacy</p>' };
    expect(footerOf(legacy)).toContain('<p>legacy</p>');
    expect(footerOf({ ...legacy, 'footer.retailers': 'true' })).not.toContain('legacy');
  });

  it('is the navigation’s own without any setting', () => {
    expect(footerOf({})).toContain('Former footer link');
    expect(footerOf({ 'footer.top': columns })).not.toContain('Former footer link');
  });

  it('leads where an alias stands for [S-3-45]', () => {
    const html = footerOf({ 'footer.top': columns, ...aliases });
    expect(html).toContain('href="/ar/test-drive"');
    expect(html).not.toContain('@drive');
    expect(footerOf({ 'footer.top': columns, ...aliases }, 'en')).toContain(
      'href="/en/test-drive"',
    );
  });

  it('carries no script of staff’s HTML', () => {
    const evil = '<p onclick="x()">ok</p><script>alert(1)</script><a href="javascript:x()">a</a>';
    for (const key of ['footer.middle_html', 'footer.bottom_html', 'footer.html']) {
      const html = footerOf({ [key]: evil });
      expect(html).toContain('ok');
      expect(html).not.toMatch(/onclick|<script|alert|javascript:/);
    }
  });

  it('links the same page in the other language', () => {
    expect(footerOf({})).toContain('href="/en/offers"');
  });

  it('is made once for a market’s data', () => {
    const market = marketWith({ 'footer.html': '<p>a</p>' });
    expect(footerData(market)).toBe(footerData(market));
  });
});

describe('what the browser gets of the frame', () => {
  it('holds nothing of the footer', () => {
    const sent = JSON.stringify(layoutData(marketWith({ 'footer.top': columns, ...aliases })));
    expect(sent).not.toMatch(/Cars|Former footer link|Help/);
    expect(sent).toContain('Models');
  });

  it('has the captcha that the settings name, and none without its key', () => {
    const script = 'https://captcha.example/api.js';
    const captchaOf = (values: Record<string, unknown>) => layoutData(marketWith(values)).captcha;
    expect(captchaOf({ 'captcha.site_key': 'K1', 'captcha.script_url': script })).toEqual({
      siteKey: 'K1',
      scriptUrl: script,
    });
    expect(captchaOf({ 'captcha.script_url': script })).toBeUndefined();
  });

  it('says whether the footer may differ from page to page', () => {
    const item = { label: 'x', dc_strategy: { key: 'offers', value: 'defender' } };
    expect(layoutData(marketWith({ 'footer.medium': [item] })).isFooterByPath).toBe(true);
    expect(layoutData(marketWith({ 'footer.top': columns })).isFooterByPath).toBe(false);
  });
});
