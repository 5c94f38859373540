import type { TreeOperation } from '@mawkib/blocks/operations';
import { catalogue } from '@mawkib/demo-market/catalogue';
import { expect, it } from 'vitest';
import { sanitiseOperation } from './sanitise-operation.js';

const html = '<div class="terms" onclick="x()"><script>x()</script><p>شروط</p></div>';
const saved = (template: string, field: string) => {
  const operation = { kind: 'set_field', block: 'b', field, value: { ar: html } } as TreeOperation;
  return sanitiseOperation(operation, {
    templateOf: () => template,
    definitionOf: catalogue.definitionOf,
    linkOf: (url) => url,
  });
};

it('keeps the layout of an HTML box and removes what could run', () => {
  expect(saved('html-box', 'html')).toMatchObject({
    value: { ar: '<div class="terms"><p>شروط</p></div>' },
  });
});

it('keeps only what a text needs elsewhere', () => {
  expect(saved('snippet', 'paragraph')).toMatchObject({ value: { ar: '<div><p>شروط</p></div>' } });
});

it('leaves fields without HTML as they are', () => {
  expect(saved('quote', 'quote')).toMatchObject({ value: { ar: html } });
});

it('stores links in texts as it stores links', () => {
  const value = { ar: '[عروض](https://site.example/ar/offers)' };
  const operation = { kind: 'set_field', block: 'b', field: 'paragraph', value } as TreeOperation;
  const stored = sanitiseOperation(operation, {
    templateOf: () => 'snippet',
    definitionOf: catalogue.definitionOf,
    linkOf: (url) => url.replace('https://site.example/ar', ''),
  });
  expect(stored).toMatchObject({ value: { ar: '[عروض](/offers)' } });
});
