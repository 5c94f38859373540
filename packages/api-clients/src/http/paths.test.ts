import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPageByPath } from '../contracts/content/public-pages.js';
import { getSettings } from '../contracts/content/settings-and-metaheads.js';
import { getVehicle } from '../contracts/stock/listings.js';
import { fillPath, fromRouteParams, toOpenApiPath, toRoutePath } from './paths.js';
import { serviceBase } from './service-base.js';

describe('fillPath', () => {
  it('puts encoded parameters in place', () => {
    expect(fillPath(getVehicle, { listing: 'a,b', id: 'x/y ١' })).toBe(
      '/public_api/listing/a,b/vehicle/x%2Fy%20%D9%A1',
    );
    expect(fillPath(getPageByPath, { path: '/models/range rover/' })).toBe(
      '/public_api/pages/by_path/models/range%20rover',
    );
    expect(fillPath(getPageByPath, { path: '/' })).toBe('/public_api/pages/by_path/');
    expect(fillPath(getSettings)).toBe('/settings');
  });

  it.each([{}, { listing: 'a' }, { listing: 'a', id: '' }, { listing: '..', id: 'x' }])(
    'rejects %j',
    (params) => {
      expect(() => fillPath(getVehicle, params)).toThrow(
        expect.objectContaining({ kind: 'contract', operation: 'getVehicle' }),
      );
    },
  );

  it('never climbs out of the path', () => {
    const climbing = fc
      .array(fc.constantFrom('..', '.', 'a', '%2e%2e', '\\', '?', '#'))
      .map((parts) => parts.join('/'));
    fc.assert(
      fc.property(fc.oneof(climbing, fc.string()), (path) => {
        const filled = attempt(() => fillPath(getPageByPath, { path }));
        if (filled === undefined) return;
        const { pathname, search, hash } = new URL(`http://x${filled}`);
        expect(pathname).toMatch(/^\/public_api\/pages\/by_path\//);
        expect(search + hash).toBe('');
      }),
    );
  });
});

describe('patterns', () => {
  it('are those of routers and of OpenAPI', () => {
    expect(toRoutePath(getVehicle, serviceBase('stock'))).toBe(
      '/services/stock/public_api/listing/:listing/vehicle/:id',
    );
    expect(toRoutePath(getPageByPath)).toBe('/public_api/pages/by_path/*');
    expect(toOpenApiPath(getPageByPath)).toBe('/public_api/pages/by_path/{path}');
    expect(toOpenApiPath(getVehicle)).toBe('/public_api/listing/{listing}/vehicle/{id}');
  });

  it('give what * matched as path', () => {
    expect(fromRouteParams({ '*': 'a/b' })).toEqual({ path: 'a/b' });
    expect(fromRouteParams({ id: '1' })).toEqual({ id: '1' });
  });
});

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
