import { describe, expect, it } from 'vitest';
import { testSandbox } from '../testing/test-sandbox.ts';

const test = testSandbox();
const text = async (path: string) => (await test.call(path)).text();

describe('the navigation service', () => {
  it('links markup, styles and scripts that exist', async () => {
    const links = await (await test.call('/naas/nav.ar-land-rover.json')).json();
    expect(links).toEqual({
      html: '/naas/nav.ar-land-rover.html',
      css: ['/naas/nav.ar-land-rover.css'],
      js: ['/naas/nav.ar-land-rover.js'],
    });
    const markup = await text(links.html);
    expect(markup).toContain('{retailer_name}');
    expect(markup).toContain('href="{retailer_url}"');
    expect(markup).toContain('dir="rtl"');
    expect(markup).toContain('Land Rover');
    expect(await text(links.css[0])).toContain('.naas');
    expect(await text(links.js[0])).toContain('aria-expanded');
    expect(await text('/naas/nav.en.html')).toContain('dir="ltr"');
  });

  it('escapes the options', async () => {
    expect((await test.call('/naas/nav.%3Cscript%3E.html')).status).toBe(404);
  });
});
