import { expect, test } from 'vitest';
import { logicalStyles } from './logical-styles.ts';
import { probe } from './probe.ts';

const at = (text: string) => probe(logicalStyles, { 'packages/ui/src/card.styles.ts': text });

test.each([
  "root: { marginLeft: '1rem' },",
  'left: 0,',
  "'right': 0,",
  'paddingRight: vars.space.m,',
  "borderTopLeftRadius: '4px',",
  "textAlign: 'left',",
  "float: 'right',",
  "scrollMarginLeft: '1px',",
  "'&::before': { insetInlineStart: 0, right: 0 },",
])('%s is rejected', (text) => {
  expect(at(text)).toHaveLength(1);
});

test.each([
  "marginInlineStart: '1rem',",
  'insetInline: 0,',
  "textAlign: 'start',",
  'gridTemplateAreas: \'"left right"\',',
  '// left: as the reader sees it',
  "justifyContent: 'flex-end',",
])('%s passes', (text) => {
  expect(at(text)).toEqual([]);
});

test('stylesheets are looked at too, other sources are not', () => {
  const text = 'a { margin-left: 0; }';
  expect(probe(logicalStyles, { 'apps/site/app/app.css': text })).toHaveLength(1);
  expect(probe(logicalStyles, { 'apps/site/app/rectangle.ts': 'left: 0' })).toEqual([]);
});
