import { type Call, ServiceError } from '@mawkib/api-clients';
import { createLead, getForm } from '@mawkib/api-clients/contracts/forms';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { type SiteContext, siteContext } from '../context/site-context.ts';
import { action, loader } from './showroom-form.ts';

const form = {
  id: 'callback',
  type: 'form',
  attributes: { fields: [{ id: 'name', type: 'text', label: 'الاسم', required: true }] },
};

/** Response of the route with a working forms service. */
function route(service: (operation: unknown, input: unknown) => unknown) {
  const context = new RouterContextProvider();
  const call = async (operation: unknown, input: unknown) => service(operation, input);
  context.set(siteContext, { call: call as unknown as Call } as SiteContext);
  const url = new URL('https://market.example/ar/showroom/forms/callback');
  const args = (request: Request) =>
    ({ params: { locale: 'ar', formId: 'callback' }, context, request, url }) as never;
  const post = () => {
    const body = new FormData();
    for (const [name, value] of Object.entries({
      _action: 'lead',
      _form_id: 'callback',
      _idempotency_key: '5b7f4f0e-52b0-4d8e-9d63-1f1f6a1c9a01',
      name: 'نورة',
    })) {
      body.set(name, value);
    }
    return action(args(new Request(url, { method: 'POST', body })));
  };
  return { get: () => loader(args(new Request(url))), post };
}

const rejected = (status: number) =>
  new ServiceError('http', 'refused', {
    status,
    problem: {
      type: 'about:blank',
      title: 'x',
      status,
      code: 'x',
      errors: [{ field: 'data.name', code: 'too_short', message: 'قصير' }],
    },
  });

it('gives a form by its id, and 404 for one that there is not', async () => {
  const requested: unknown[] = [];
  const found = await route((operation, input) => {
    requested.push(operation === getForm, input);
    return { data: form };
  }).get();
  expect(await found.json()).toEqual({ form, introduction: '' });
  expect(found.headers.get('cache-control')).toBe('no-store');
  expect(requested).toEqual([true, { params: { id: 'callback' }, query: { locale: 'ar' } }]);
  const none = await route(() => {
    throw rejected(404);
  }).get();
  expect(none.status).toBe(404);
});

it('stores a lead, or states what is wrong with it', async () => {
  const service = (lead: () => unknown) => (operation: unknown) =>
    operation === createLead ? lead() : { data: form };
  const stored = await route(service(() => ({ data: { id: 'lead-1' } }))).post();
  expect(await stored.json()).toMatchObject({ kind: 'lead_stored', leadId: 'lead-1' });
  const wrong = await route(
    service(() => {
      throw rejected(422);
    }),
  ).post();
  expect(wrong.status).toBe(422);
  expect(await wrong.json()).toMatchObject({
    kind: 'lead_refused',
    errors: { name: { code: 'too_short', message: 'قصير' } },
  });
});
