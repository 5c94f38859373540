import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { buttonLook, buttonSize } from '../buttons/button-values.js';
import { sanitize } from '../rich-text/sanitize.js';
import { Heading } from './Heading.js';
import { Paragraph } from './Paragraph.js';
import { RichText } from './RichText.js';
import {
  headingLevel,
  headingSize,
  headingSizes,
  paragraphSize,
  paragraphSizes,
} from './text-values.js';

it('takes levels and sizes of headings and paragraphs; others are the default [S-5-05]', () => {
  expect(renderToStaticMarkup(<Heading level="h3">x</Heading>)).toMatch(/^<h3/);
  expect(renderToStaticMarkup(<Heading level={3}>x</Heading>)).toMatch(/^<h3/);
  expect(renderToStaticMarkup(<Heading level="h9">x</Heading>)).toMatch(/^<h2/);
  for (const size of headingSizes) {
    expect(renderToStaticMarkup(<Heading size={size}>x</Heading>)).toContain(`data-size="${size}"`);
  }
  for (const size of paragraphSizes) {
    expect(renderToStaticMarkup(<Paragraph size={size}>x</Paragraph>)).toContain(
      `data-size="${size}"`,
    );
  }
  expect(renderToStaticMarkup(<Paragraph size="huge">x</Paragraph>)).toContain('data-size="m"');
});

it('accepts every value of the vocabulary and no other [B-0-12]', () => {
  for (const level of [1, 2, 3, 4, 5, 6] as const) {
    expect(
      [level, `${level}`, `h${level}`, `H${level}`].map((value) => headingLevel(value)),
    ).toEqual(Array(4).fill(level));
  }
  for (const wrong of [0, 7, 'h0', 'title', '', null, undefined, 2.5])
    expect(headingLevel(wrong)).toBe(2);
  expect(headingSizes.map((size) => headingSize(size))).toEqual([
    'xs',
    's',
    'm',
    'l',
    'xl',
    'title',
  ]);
  expect(headingSize('xxl')).toBe('xl');
  expect(paragraphSizes.map((size) => paragraphSize(size))).toEqual([
    'xs',
    's',
    'm',
    'l',
    'quote',
    'subcopy',
  ]);
  expect(paragraphSize('xl')).toBe('m');
  expect(buttonLook({ kind: 'tertiary', size: 'medium' })['data-size']).toBe('small');
  expect(buttonLook({ kind: 'loud', size: 'huge' })).toEqual({
    'data-kind': 'primary',
    'data-size': 'medium',
  });
});

it('takes what is no level or size for the default', () => {
  expect([7, 'h', 'h33', {}].map((value) => headingLevel(value))).toEqual(Array(4).fill(2));
  expect(headingLevel('x', 4)).toBe(4);
  expect([headingSize(null), paragraphSize(5)]).toEqual(['xl', 'm']);
  expect([buttonSize('medium', 'tertiary'), buttonSize('medium', 'primary')]).toEqual([
    'small',
    'medium',
  ]);
});

it('takes inline HTML and leaves paragraphs out of a heading', () => {
  expect(
    renderToStaticMarkup(<Heading html={sanitize('<p>a <strong>b</strong></p>')} />),
  ).toContain('<span>a <strong>b</strong></span>');
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
