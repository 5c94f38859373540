// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { applyMetaheads, nonceOf } from './apply-metaheads.ts';
import type { PlacedMetahead } from './metahead-tag.ts';
import { metaheadsHtml } from './metaheads-html.server.ts';

const metahead = (given: Partial<PlacedMetahead>): PlacedMetahead => ({
  id: '1',
  content: '',
  language: 'javascript',
  sequence: 1,
  reload_on_each_page: false,
  in_body: false,
  ...given,
});
const ids = (parent: Element) =>
  [...parent.querySelectorAll<HTMLElement>('[data-metahead]')].map(
    ({ dataset }) => dataset.metahead,
  );
const element = (id: string) => document.querySelector(`[data-metahead="${id}"]`);

/** A document as the server sends it. */
function arrive(global: PlacedMetahead[], page: PlacedMetahead[]) {
  const { head, body } = metaheadsHtml({ global, page }, 'n0nce');
  document.head.innerHTML = `<title>t</title>${head}`;
  document.body.innerHTML = `<main></main>${body}`;
  // A browser moves the attribute into the property; this document does not.
  for (const element of document.querySelectorAll<HTMLElement>('[nonce]')) {
    element.nonce = element.getAttribute('nonce') ?? '';
  }
}
beforeEach(() => arrive([], []));

describe('applyMetaheads', () => {
  it('takes away those of the page that was left and brings those of the new one', () => {
    arrive(
      [metahead({ id: 'g' })],
      [
        metahead({ id: 'old' }),
        metahead({ id: 'html', language: 'html', content: 'text<meta name="a"><meta name="b">' }),
      ],
    );
    applyMetaheads([
      metahead({ id: 'new', sequence: 2, content: 'x' }),
      metahead({ id: 'body', in_body: true }),
      metahead({ id: 'first', sequence: 0, language: 'css', content: 'a{}' }),
    ]);
    expect(ids(document.head)).toEqual(['g', 'first', 'new']);
    expect(ids(document.body)).toEqual(['body']);
    expect(document.querySelector('meta')).toBeNull();
    expect(document.head.textContent).not.toContain('text');
    expect(document.querySelectorAll('template')).toHaveLength(0);
    applyMetaheads([]);
    expect(ids(document.documentElement)).toEqual(['g']);
  });

  it('runs those again that ask for it on each page, in their order [S-3-05]', () => {
    arrive(
      [
        metahead({ id: 'once' }),
        metahead({ id: 'again', sequence: 5, reload_on_each_page: true, content: 'track()' }),
      ],
      [],
    );
    const [once, again] = [element('once'), element('again')];
    applyMetaheads([metahead({ id: 'page', sequence: 1 })]);
    expect(element('once')).toBe(once);
    expect(element('again')).not.toBe(again);
    expect(element('again')?.textContent).toBe('track()');
    expect((element('again') as HTMLElement).nonce).toBe('n0nce');
    expect(ids(document.head)).toEqual(['once', 'again', 'page']);
  });

  it('gives scripts and styles the nonce of the document', () => {
    arrive([metahead({ id: 'g' })], []);
    expect(nonceOf(document)).toBe('n0nce');
    applyMetaheads([metahead({ id: 'a' }), metahead({ id: 'b', language: 'css' })]);
    expect(['a', 'b'].map((id) => (element(id) as HTMLElement | null)?.nonce)).toEqual([
      'n0nce',
      'n0nce',
    ]);
  });

  it('gives none to scripts inside HTML, which therefore never run', () => {
    applyMetaheads(
      [metahead({ id: 'h', language: 'html', content: '<script id="inside">x()</script>' })],
      document,
      'n0nce',
    );
    expect(document.querySelector<HTMLElement>('#inside')?.nonce).toBeFalsy();
  });
});
