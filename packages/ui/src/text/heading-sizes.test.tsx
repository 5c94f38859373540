import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { buttonLook, buttonSize } from '../buttons/button-values.js';
import { renderMarkdown } from '../rich-text/render-markdown.js';
import { sanitize } from '../rich-text/sanitize.js';
import { Heading } from './Heading.js';
import { Paragraph } from './Paragraph.js';
import { RichText } from './RichText.js';

it('has six levels and six sizes of headings, six sizes of paragraphs, and a default of each [S-5-05]', () => {
  for (const level of [1, 2, 3, 4, 5, 6] as const) {
    expect(renderToStaticMarkup(<Heading level={level} />)).toMatch(new RegExp(`^<h${level} `));
  }
  for (const size of ['xs', 's', 'm', 'l', 'xl', 'title'] as const) {
    expect(renderToStaticMarkup(<Heading size={size} />)).toContain(`data-size="${size}"`);
  }
  for (const size of ['xs', 's', 'm', 'l', 'quote', 'subcopy'] as const) {
    expect(renderToStaticMarkup(<Paragraph size={size} />)).toContain(`data-size="${size}"`);
  }
  expect(renderToStaticMarkup(<Heading />)).toMatch(/^<h2 .*data-size="xl"/);
  expect(renderToStaticMarkup(<Paragraph />)).toContain('data-size="m"');
  // @ts-expect-error: no such level
  expect(<Heading level="h9" />).toBeDefined();
  // @ts-expect-error: no such size
  expect(<Paragraph size="huge" />).toBeDefined();
});

it('shows a tertiary button small, whatever its size says', () => {
  expect([buttonSize('medium', 'tertiary'), buttonSize('medium', 'primary')]).toEqual([
    'small',
    'medium',
  ]);
  expect(buttonLook({ kind: 'tertiary', size: 'medium' })['data-size']).toBe('small');
  expect(buttonLook({})).toEqual({ 'data-kind': 'primary', 'data-size': 'medium' });
});

it('shows inline text of staff as it was rendered, and that leaves paragraphs out', () => {
  const html = renderMarkdown('<p>a **b**</p><picture>', { inline: true });
  expect(renderToStaticMarkup(<Heading html={html} />)).toContain(
    '<span>a <strong>b</strong></span>',
  );
  expect(renderToStaticMarkup(<Heading html={sanitize('<pre>a</pre>')} />)).toContain(
    '<span><pre>a</pre></span>',
  );
});

it('takes nothing but what the sanitiser returns', () => {
  const html = '<p onclick="x()">a</p>';
  expect(renderToStaticMarkup(<RichText html={sanitize(html)} />)).toContain('<p>a</p>');
  // @ts-expect-error: a plain string
  const text = <RichText html={html} />;
  // @ts-expect-error: a plain string
  const heading = <Heading html={html} />;
  expect([text, heading]).toHaveLength(2);
});
