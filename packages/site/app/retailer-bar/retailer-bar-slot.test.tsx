// @vitest-environment happy-dom
import { createStyleCollector } from '@mawkib/ui/server';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { RetailerBarSlot } from './RetailerBarSlot.tsx';
import { retailerMark } from './retailer-mark.server.ts';

afterEach(() => {
  sessionStorage.clear();
  document.documentElement.removeAttribute('data-retailer');
});

/** The slot in the document of the server. */
function served(address: string): string {
  const Stub = createRoutesStub([{ path: '*', Component: RetailerBarSlot }]);
  const styles = createStyleCollector();
  return renderToString(
    <styles.Provider>
      <Stub initialEntries={[address]} />
    </styles.Provider>,
  );
}

it('has its room in every document, which counts only for a visit with a retailer', () => {
  expect(served('/ar/offers')).toMatch(/data-sticky="retailer"[^>]*data-waiting/);
  const known = served('/ar/offers?_retailer=AE01');
  expect(known).toContain('data-sticky="retailer"');
  expect(known).not.toContain('data-waiting');
});

it('is marked before the first paint by what the visit keeps', () => {
  const run = () =>
    new Function(retailerMark('n').replace(/^<script[^>]*>|<\/script>$/g, '')).call(null);
  run();
  expect(document.documentElement.hasAttribute('data-retailer')).toBe(false);
  sessionStorage.setItem('mawkib_retailer', '"AE01"');
  run();
  expect(document.documentElement.hasAttribute('data-retailer')).toBe(true);
});
