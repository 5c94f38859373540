import { describe, expect, it } from 'vitest';
import { silentLogger } from '../errors/index.js';
import { createSettings, footerContent, siteSettings } from './index.js';

const contentOf = (values: Record<string, unknown>) =>
  footerContent(
    createSettings(
      siteSettings,
      Object.entries(values).map(([key, value]) => ({
        key,
        value: typeof value === 'string' ? value : JSON.stringify(value),
      })),
      silentLogger,
    ),
  );
const column = { heading: 'Cars', rows: [{ type: 'link', items: [{ label: 'x', url: '@x' }] }] };

describe('footerContent', () => {
  it('has a section for each key [S-2-63]', () => {
    const content = contentOf({
      'footer.top': [column],
      'footer.retailers': ' true ',
      'footer.searchbar': 'Search us',
      'footer.middle_html': '<p>middle</p>',
      'footer.medium': [{ label: 'legal', url: '/legal' }],
      'footer.bottom_html': '<p>bottom</p>',
      'footer.html': '<p>legacy</p>',
    });
    expect(content).toMatchObject({
      top: [column],
      retailers: 'true',
      searchbar: 'Search us',
      middle_html: '<p>middle</p>',
      medium: [{ label: 'legal', url: '/legal' }],
      bottom_html: '<p>bottom</p>',
      html: '',
    });
  });

  it('is the legacy HTML only where no section is configured', () => {
    expect(contentOf({ 'footer.html': '<p>legacy</p>' })?.html).toBe('<p>legacy</p>');
    const values = { 'footer.html': '<p>legacy</p>', 'footer.retailers': 'true' };
    expect(contentOf(values)?.html).toBe('');
  });

  it('is null where nothing is configured, or nothing of it can be read', () => {
    expect(contentOf({})).toBeNull();
    expect(contentOf({ 'footer.top': '{', 'footer.searchbar': 'false' })).toBeNull();
  });

  it('replaces aliases by their addresses', () => {
    const content = contentOf({
      'footer.top': [column],
      'footer.medium': [{ label: 'x', url: '@x' }, { label: 'no address' }],
      'floating_action.predefined_links': [{ alias: '@x', url: '/there' }],
    });
    expect(content?.top[0]?.rows[0]?.items[0]?.url).toBe('/there');
    expect(content?.medium.map(({ url }) => url)).toEqual(['/there', undefined]);
  });
});
