import { expect, test } from 'vitest';
import { probe } from './probe.ts';
import { servicePaths } from './service-paths.ts';

const at = (text: string, path = 'packages/stock-locator/src/react/count-vehicles.ts') =>
  probe(servicePaths, { [path]: text });

test.each([
  "await fetch('/services/content/public_api/consent_receipts', {});",
  `const url = "/services/identity/sign-in?return_to=/";`,
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source code
  'const url = `${service}/public_api/listing/${list}/light`;',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source code
  'await fetch(`${service}/trade_in/form_options`);',
])('%s is rejected', (text) => {
  expect(at(text)).toHaveLength(1);
});

test.each([
  'await call(listVehiclesLight, { params: { listing }, query: {} });',
  'new EventSource(operationUrl(watchListing, { params: { listing } }));',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source code
  'await fetch(`/${locale}/saved-vehicles/found?${search}`);',
  "const image = '/services/media/images/a/1x1.jpg';",
  "// GET '/public_api/listing/all'",
])('%s passes', (text) => {
  expect(at(text)).toEqual([]);
});

test('descriptors, core, tests and tooling may', () => {
  const text = "path: '/public_api/listing/:listing'";
  expect(at(text, 'packages/api-clients/src/contracts/stock/listings.ts')).toEqual([]);
  expect(at(text, 'packages/core/src/dynamic-content/create-model-lists.ts')).toEqual([]);
  expect(at(text, 'packages/site/app/order/order.test.ts')).toEqual([]);
  expect(at(text, 'tooling/bench/api/calls.ts')).toEqual([]);
});
