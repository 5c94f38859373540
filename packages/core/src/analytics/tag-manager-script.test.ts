// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { PageGlobals } from './page-globals.js';
import { insertTagManager, isTagManagerReady, tagManagerScript } from './tag-manager-script.js';

it('takes ids of containers alone', () => {
  expect(tagManagerScript(' GTM-ABC123 ')).toEqual({
    id: 'GTM-ABC123',
    src: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123',
  });
  for (const bad of ['', 'UA-1', 'GTM-', "GTM-A'><script>", 'GTM-ABC123&x=1', 'gtm-abc123']) {
    expect(tagManagerScript(bad)).toBeUndefined();
  }
});

it('is inserted once, with the nonce of the document', () => {
  const elements: HTMLScriptElement[] = [];
  const own = {
    createElement: document.createElement.bind(document),
    head: { append: (element: HTMLScriptElement) => elements.push(element) },
  } as unknown as Document;
  const page: PageGlobals = {};
  const script = tagManagerScript('GTM-ABC123', 'https://tags.example')!;
  const insert = () => insertTagManager(script, { target: own, page, nonce: 'n1', now: 5 });
  expect([insert(), insert()]).toEqual([true, false]);
  const [element, ...more] = elements;
  expect(more).toEqual([]);
  expect([element?.getAttribute('src'), element?.nonce, element?.async]).toEqual([
    'https://tags.example/gtm.js?id=GTM-ABC123',
    'n1',
    true,
  ]);
  expect(page.dataLayer).toEqual([{ 'gtm.start': 5, event: 'gtm.js' }]);
});

it('is ready once the container says so', () => {
  expect(isTagManagerReady({}, 'GTM-A')).toBe(false);
  expect(isTagManagerReady({ google_tag_manager: 'x' }, 'length')).toBe(false);
  expect(isTagManagerReady({ google_tag_manager: { 'GTM-A': {} } }, 'GTM-A')).toBe(true);
  expect(isTagManagerReady({ google_tag_manager: {} }, 'constructor')).toBe(false);
});
