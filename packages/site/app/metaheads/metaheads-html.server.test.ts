import { describe, expect, it } from 'vitest';
import type { PlacedMetahead } from './metahead-tag.ts';
import { attributesHtml, metaheadsHtml } from './metaheads-html.server.ts';

const metahead = (given: Partial<PlacedMetahead>): PlacedMetahead => ({
  id: '1',
  content: '',
  language: 'javascript',
  sequence: 1,
  reload_on_each_page: false,
  in_body: false,
  ...given,
});
const html = (global: PlacedMetahead[], page: PlacedMetahead[] = []) =>
  metaheadsHtml({ global, page }, 'n0nce');
const idsIn = (text: string) => [...text.matchAll(/data-metahead="([^"]+)"/g)].map(([, id]) => id);

describe('metaheadsHtml', () => {
  it('injects each language in its way, scripts and styles with the nonce [S-3-04]', () => {
    const of = (language: PlacedMetahead['language'], content: string) =>
      html([metahead({ language, content })]).head;
    expect(of('javascript', 'run()')).toBe(
      '<script data-metahead="1" data-sequence="1" nonce="n0nce">run()</script>',
    );
    expect(of('js-src', ' https://x.example/a.js?b=1&c ')).toBe(
      '<script data-metahead="1" data-sequence="1" src="https://x.example/a.js?b=1&amp;c" async nonce="n0nce"></script>',
    );
    expect(of('css', 'a{b:c}')).toBe(
      '<style data-metahead="1" data-sequence="1" nonce="n0nce">a{b:c}</style>',
    );
    expect(of('html', '<meta name="a"><script>b()</script>')).toBe(
      '<template data-metahead="1" data-sequence="1"></template><meta name="a"><script>b()</script><template data-metahead-end="1"></template>',
    );
  });

  it('applies those of every page and of this page in one order, in head or body [S-3-05]', () => {
    const { head, body } = html(
      [metahead({ id: 'g3', sequence: 3 }), metahead({ id: 'g1', sequence: 1, in_body: true })],
      [metahead({ id: 'p2', sequence: 2 }), metahead({ id: 'p0', sequence: 0, in_body: true })],
    );
    expect(idsIn(head)).toEqual(['p2', 'g3']);
    expect(idsIn(body)).toEqual(['p0', 'g1']);
    expect(head).toMatch(/data-metahead="p2" data-sequence="2" data-page /);
    expect(head).not.toMatch(/data-metahead="g3" [^>]*data-page/);
  });

  it('puts HTML that would end the head into the body', () => {
    const of = (content: string) => html([metahead({ language: 'html', content })]);
    expect(of('<div>x</div>').head).toBe('');
    expect(of('<noscript><img src="x"></noscript>').head).toBe('');
    expect(of('<META name="a"><link rel="b"><!-- c -->').body).toBe('');
  });

  it('lets no content end its own element', () => {
    const { head } = html([
      metahead({ content: 'a="</script><script>evil()</script>";b="<!--"' }),
      metahead({ language: 'css', content: 'a{b:"</STYLE>"}' }),
    ]);
    expect(head.match(/<\/script>/gi)).toHaveLength(1);
    expect(head.match(/<\/style>/gi)).toHaveLength(1);
    expect(head).not.toContain('<!--');
  });

  it('escapes attributes', () => {
    expect(attributesHtml({ content: '"><script>', async: '' })).toBe(
      ' content="&quot;&gt;&lt;script&gt;" async',
    );
    expect(html([metahead({ id: '"x' })]).head).toContain('data-metahead="&quot;x"');
  });
});
