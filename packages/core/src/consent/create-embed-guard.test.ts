// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ConsentScope } from '../consent-scopes/consent-scopes.js';
import { browser, page } from './consent.fixture.js';
import { consentMessages } from './consent-messages.js';
import type { ConsentStrategy } from './consent-strategy.js';
import { createEmbedGuard } from './create-embed-guard.js';

const placeholder =
  'This content is hidden to respect your choice to say no to marketing cookies, as this is the only way we can block third party cookies.';

type PageOptions = Parameters<typeof page>[1];

function guarded(html: string, words = consentMessages('en'), options: PageOptions = {}) {
  const root = document.createElement('main');
  root.innerHTML = html;
  document.body.append(root);
  const { consent } = page(browser(), options);
  consent.start();
  const guard = createEmbedGuard({
    root,
    consent,
    words: () => ({
      ask: words('ask'),
      allow: words('allow'),
      placeholder: words('placeholder'),
      change: words('change'),
    }),
  });
  return { root, consent, stop: guard.start() };
}
afterEach(() => {
  document.body.innerHTML = '';
});
const marked = '<p>Before</p><embed data-consent-scope="marketing" data-src="/video">';

describe('createEmbedGuard', () => {
  it('shows the stated text in the place of what was rejected [S-8-23]', () => {
    const { root, consent } = guarded(marked);
    consent.reject();
    expect(root.querySelector('embed')).toBeNull();
    const hidden = root.querySelector('[data-consent-placeholder="marketing"]');
    expect(hidden?.previousElementSibling?.textContent).toBe('Before');
    expect(hidden?.querySelector('p')?.textContent).toBe(placeholder);
    expect(consentMessages.catalogue.placeholder.en).toBe(placeholder);
  });

  it('asks while nothing is decided, and grants what it needs by a press [S-8-23]', () => {
    const { root, consent } = guarded(marked);
    const text = () => root.querySelector('[data-consent-placeholder] p')?.textContent;
    expect(text()).toBe(consentMessages.catalogue.ask.en);
    root.querySelector('button')?.click();
    expect(root.querySelector('embed')?.getAttribute('src')).toBe('/video');
    consent.reject();
    expect(text()).toBe(placeholder);
  });

  it('puts it back when it is granted, and takes it away when that ends [S-8-23]', () => {
    const { root, consent } = guarded(marked);
    consent.acceptAll();
    expect(root.querySelector('embed')?.getAttribute('src')).toBe('/video');
    expect(root.querySelector('[data-consent-placeholder]')).toBeNull();
    consent.reject();
    expect(root.querySelector('embed')).toBeNull();
    consent.acceptAll();
    expect(root.querySelector('embed')?.getAttribute('src')).toBe('/video');
  });

  it('offers to change one’s mind, in the language of the page [S-8-23]', () => {
    const { root, consent } = guarded(marked, consentMessages('ar'));
    consent.reject();
    const button = root.querySelector('button');
    expect(button?.textContent).toBe('تغيير اختيارك');
    expect(button?.type).toBe('button');
    button?.click();
    expect(consent.getState().isBannerOpen).toBe(true);
  });

  it('hides what is added later, and what says no scope [S-8-23]', async () => {
    const { root, stop } = guarded('');
    root.insertAdjacentHTML('beforeend', '<embed data-consent-scope="nonsense">');
    await vi.waitFor(() => expect(root.querySelector('embed')).toBeNull());
    expect(root.querySelector('[data-consent-placeholder="unclassified"]')).not.toBeNull();
    stop();
  });

  it('hides what stands inside of what is granted [S-8-23]', () => {
    const { root, consent } = guarded(
      '<div data-consent-scope="optional"><embed data-consent-scope="marketing"></div>',
    );
    consent.acceptAll();
    expect(root.querySelector('div > embed')).not.toBeNull();
    consent.reject();
    expect(root.querySelectorAll('[data-consent-placeholder]')).toHaveLength(1);
    consent.acceptAll();
    expect(root.querySelector('div > embed')).not.toBeNull();
  });

  it('never lets in what is rejected inside of what is granted', () => {
    const connected = vi.fn();
    class Frame extends HTMLElement {
      connectedCallback() {
        connected();
      }
    }
    customElements.define('test-frame', Frame);
    let scopes: ConsentScope[] = [];
    let tell = () => {};
    const strategy = {
      name: 'tcf',
      scopes: ['obligatory', 'optional', 'marketing'],
      ownBanner: false,
      read: () => ({ status: 'accepted', scopes, isExplicit: true }),
      subscribe: (listener) => {
        tell = listener;
        return () => {};
      },
      open: () => {},
    } satisfies ConsentStrategy;
    const frame = '<test-frame data-consent-scope="marketing"></test-frame>';
    const { root } = guarded(`<p data-consent-scope="optional">${frame}</p>`, undefined, {
      strategy,
    });
    connected.mockClear();
    scopes = ['optional'];
    tell();
    expect(root.querySelector('p[data-consent-scope]')).not.toBeNull();
    expect(root.querySelector('test-frame')).toBeNull();
    expect(connected).not.toHaveBeenCalled();
    scopes = ['optional', 'marketing'];
    tell();
    expect(connected).toHaveBeenCalledTimes(1);
  });

  it('leaves alone what is obligatory, and asks for nothing but the web', () => {
    const { root, consent } = guarded(
      '<embed id="own" data-consent-scope="obligatory" data-src="https://x.example/">' +
        '<embed id="bad" data-consent-scope="marketing" data-src="javascript://x/%0aalert(1)">',
    );
    expect(root.querySelector('#own')?.getAttribute('src')).toBe('https://x.example/');
    consent.acceptAll();
    expect(root.querySelector('#bad')?.hasAttribute('src')).toBe(false);
  });
});
