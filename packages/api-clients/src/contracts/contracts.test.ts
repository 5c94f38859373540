import type { Locale } from '@mawkib/core/locale';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod';
import { fixtures } from './answers.fixture.js';
import { getDealers } from './content/dealers.js';
import { type getPageByPath, publicPage } from './content/public-pages.js';
import { instant, maxVersion } from './envelope.js';
import { createLead, listLeads } from './forms/leads.js';
import { allOperations } from './generated/all-operations.js';
import { type Operation, roles } from './operation.js';
import type { InputOf, ParsedOf, ResponseOf } from './operation-types.js';
import { createOrder } from './purchase/orders.js';
import { getVehicle, listVehicles } from './stock/listings.js';

const operations = allOperations;

describe('operations', () => {
  it('have an id, and a method and path, of their own', () => {
    const own = operations.filter(({ service }) => service !== 'external');
    const addresses = own.map(({ service, method, path }) => `${method} ${service}${path}`);
    expect(new Set(addresses).size).toBe(own.length);
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
  });

  it('declare every parameter of their path, and no other', () => {
    for (const { id, path, parts } of operations as Operation[]) {
      const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      const shape = (parts.params as { shape?: object } | undefined)?.shape ?? {};
      expect({ id, names: Object.keys(shape).sort() }).toEqual({
        id,
        names: [...named, ...(path.endsWith('*') ? ['path'] : [])].sort(),
      });
    }
  });

  it('ask for no version and no instant that storage cannot hold', () => {
    interface Shape extends Record<string, unknown> {
      type?: string;
      format?: string;
      maximum?: number;
    }
    const beyond = (shape: unknown, name = ''): string[] => {
      if (typeof shape !== 'object' || shape === null) return [];
      const { type, format, maximum } = shape as Shape;
      const here =
        (name === 'version' && type === 'integer' && (maximum ?? Infinity) > maxVersion) ||
        (format === 'date-time' && !JSON.stringify(shape).includes('19|2'));
      const inner = Object.entries(shape).flatMap(([key, value]) => beyond(value, key));
      return here ? [name, ...inner] : inner;
    };
    const found = (operations as Operation[]).flatMap(({ id, parts }) =>
      Object.values(parts)
        .filter((part) => part instanceof z.ZodType)
        .map((part) => z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }))
        .flatMap((shape) => beyond(shape.properties ?? {}))
        .map((name) => `${id} ${name}`),
    );
    expect(found).toEqual([]);
    expect(instant.safeParse('0000-01-01T00:00:00Z').success).toBe(false);
    expect(instant.safeParse('2026-11-20T10:00:00.000+04:00').success).toBe(true);
  });

  it('let only known roles in, and no visitor write what is the staff’s', () => {
    for (const { access } of operations as Operation[]) {
      if (typeof access !== 'string') {
        expect(access.filter((role) => !roles.includes(role))).toEqual([]);
      }
    }
  });
});

describe('answers', () => {
  it.each(operations.map((operation) => [operation.id, operation as Operation] as const))(
    '%s has a fixture that fits, unknown fields kept',
    (id, operation) => {
      const fixture = fixtures[id];
      expect(fixture, `add a fixture for ${id} to contracts/answers.fixture.ts`).toBeDefined();
      expect(operation.response.safeParse(fixture)).toMatchObject({ success: true });
      if (operation.produces === 'file' || Array.isArray(fixture)) return;
      const response = { ...(fixture as object), extension: { kept: true } };
      expect(operation.response.parse(response)).toMatchObject({ extension: { kept: true } });
    },
  );

  it('keep what a vehicle has beyond the contract', () => {
    const vehicle = { ...(fixtures.getVehicle as { data: object }).data, avl_field: { a: 1 } };
    expect(getVehicle.response.parse({ data: vehicle }).data).toMatchObject({
      avl_field: { a: 1 },
    });
  });
});

describe('pages', () => {
  const redirect = {
    id: 'r',
    type: 'redirect',
    attributes: { path: '/old', to: '/new', redirect_path: null },
  };

  it('that redirect do so with 301, to an internal page, unless they say otherwise', () => {
    expect(publicPage.parse(redirect)).toMatchObject({
      attributes: { http_code: 301, link_type: 'internal', link_new_window: false },
    });
  });

  it('are a page or a redirect by their type', () => {
    expect(publicPage.safeParse({ ...redirect, type: 'other' }).success).toBe(false);
    expectTypeOf<ResponseOf<typeof getPageByPath>['data']['type']>().toEqualTypeOf<
      'page' | 'redirect'
    >();
  });
});

describe('page sizes', () => {
  const items = (value: unknown) => listVehicles.parts.query.parse({ items: value }).items;

  it('of the stock are from 1 to 12 [S-9-01]', () => {
    expect([0, 5, 50].map(items)).toEqual([1, 5, 12]);
    expect(['0', '5', '50', '-1', '', 'x', undefined].map(items)).toEqual([1, 5, 12, 1, 1, 12, 12]);
  });

  it('of the retailers are 50 at most [S-7-16]', () => {
    const retailers = (value: unknown) => getDealers.parts.query.parse({ items: value }).items;
    expect([20, 50, 500, undefined].map(retailers)).toEqual([20, 50, 50, 50]);
  });

  it('are brought into range, whatever is asked', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (size, number) => {
        const result = listVehicles.parts.query.safeParse({ items: size, page: number });
        expect(result.success).toBe(true);
        expect(result.data?.items).toBeGreaterThanOrEqual(1);
        expect(result.data?.items).toBeLessThanOrEqual(12);
        expect(Number.isInteger(result.data?.items) && Number.isInteger(result.data?.page)).toBe(
          true,
        );
      }),
    );
  });
});

describe('writes', () => {
  const order = {
    lock_id: '0b2f7c0e-5f0b-4d7c-9a52-0c9c6a3f2d11',
    vehicle_id: 'v1',
    vendor_uuid: 'NO_PAYMENT_JAPAN',
    lead_attributes: {
      first_name: ' ليلى ',
      last_name: 'الحمادي',
      email: 'layla@example.com',
      phone: '+971501234567',
      consent: true,
    },
  };

  it('of an order default to English, cash and confirmation by link', () => {
    expect(createOrder.parts.body.parse(order)).toMatchObject({
      locale: 'en',
      finance_option: 'cash',
      confirmation_by_link: true,
      lead_attributes: { first_name: 'ليلى' },
    });
  });

  it('of an order say which field is wrong', () => {
    const wrong = { ...order, lead_attributes: { ...order.lead_attributes, consent: false } };
    const result = createOrder.parts.body.safeParse(wrong);
    expect(result.error?.issues.map(({ path }) => path.join('.'))).toEqual([
      'lead_attributes.consent',
    ]);
  });

  it('of a lead reject texts beyond the limits', () => {
    const body = createLead.parts.body;
    expect(body.safeParse({ data: { a: 'x'.repeat(5001) } }).success).toBe(false);
    expect(body.safeParse({ data: { a: { b: 'c' } } }).success).toBe(false);
    expect(body.parse({ data: { a: ['x'] } })).toMatchObject({ locale: 'ar' });
  });
});

describe('types', () => {
  it('are inferred from the schemas', () => {
    expectTypeOf<InputOf<typeof getVehicle>['params']>().toEqualTypeOf<{
      listing: string;
      id: string;
    }>();
    expectTypeOf<ParsedOf<typeof listLeads>['query']['items']>().toEqualTypeOf<number>();
    expectTypeOf<ParsedOf<typeof getPageByPath>['query']['locale']>().toEqualTypeOf<Locale>();
    expect(listLeads.parts.query.parse({}).sort).toBe('-created_at');
  });
});
