import { expect, it } from 'vitest';
import { physicalDeclarations } from './find-physical-styles.ts';

it.each([
  'margin-left: 4px',
  'border-top-right-radius: 2px',
  'left: 0',
  'text-align: right',
  'float: left',
  'scroll-padding-right: 8px',
  'margin: 0 4px 0 8px',
  'inset: 0 auto 0 0',
])('finds %s', (css) => {
  expect(physicalDeclarations(`.a { color: red; ${css}; }`)).toHaveLength(1);
});

it.each([
  'margin-inline-start: 4px',
  'padding: 4px 8px',
  'inset: 0px',
  'inset: auto 0 0',
  'margin: 0 4px 8px 4px',
  'text-align: start',
  'float: none',
  'background-position: left center',
  'border-start-end-radius: 2px',
  '--left: 4px',
  'padding: calc(1px + var(--a)) calc(2 * (1px + 3px))',
])('leaves %s', (css) => {
  expect(physicalDeclarations(`.a{${css}}@media print{.a{color:red}}`)).toEqual([]);
});
