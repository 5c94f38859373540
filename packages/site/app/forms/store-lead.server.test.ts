import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { siteContext } from '../context/site-context.ts';
import { storeLead } from './store-lead.server.ts';

const form = {
  id: 'brochure',
  type: 'form',
  attributes: { fields: [{ id: 'name', type: 'text' }] },
};

/** The lead that the forms service gets of a post of a page's form. */
async function leadOf(posted: Record<string, string>) {
  const leads: object[] = [];
  const context = new RouterContextProvider();
  context.set(siteContext, {
    call: async ({ id }: { id: string }, input: { body: object }) => {
      if (id === 'getForm') return { data: form };
      leads.push(input.body);
      return { data: { id: 'lead-1' } };
    },
  } as never);
  const url = new URL('https://market.example/ar/brochure');
  const body = new URLSearchParams({ _action: 'lead', _form_id: 'brochure', ...posted });
  const request = new Request(url, { method: 'POST', body });
  expect(await storeLead({ context, request, locale: 'ar' })).toEqual({
    kind: 'lead_stored',
    formId: 'brochure',
    leadId: 'lead-1',
    chosen: {},
  });
  return leads[0];
}

test('the token of a captcha goes to the service beside the answers', async () => {
  expect(await leadOf({ name: 'ليلى', 'g-recaptcha-response': 'human.lead.1' })).toEqual({
    data: { name: 'ليلى' },
    locale: 'ar',
    'g-recaptcha-response': 'human.lead.1',
  });
});

test('a post without one, or with something that is none, goes as it is', async () => {
  const plain = { data: { name: 'ليلى' }, locale: 'ar' };
  expect(await leadOf({ name: 'ليلى' })).toEqual(plain);
  expect(await leadOf({ name: 'ليلى', 'g-recaptcha-response': 'x'.repeat(10_001) })).toEqual(plain);
});

test('the result names the block that was posted, and no other value', async () => {
  const resultOf = async (block: string) => {
    const context = new RouterContextProvider();
    context.set(siteContext, {
      call: async ({ id }: { id: string }) => ({
        data: id === 'getForm' ? form : { id: 'lead-1' },
      }),
    } as never);
    const url = new URL('https://market.example/ar/brochure');
    const body = new URLSearchParams({ _action: 'lead', _form_id: 'brochure', _block: block });
    const request = new Request(url, { method: 'POST', body });
    return storeLead({ context, request, locale: 'ar' });
  };
  expect(await resultOf('block-2')).toMatchObject({ kind: 'lead_stored', block: 'block-2' });
  expect(await resultOf('"><script>')).not.toHaveProperty('block');
});

test('files are uploaded first, and the lead names them; wrong ones are said at their field', async () => {
  const calls: [string, unknown][] = [];
  const context = new RouterContextProvider();
  const fields = [{ id: 'licence', type: 'file', label: 'Licence', max_file_size: 2048 }];
  context.set(siteContext, {
    call: async ({ id }: { id: string }, input: { body: { data: unknown }; query: unknown }) => {
      if (id === 'getForm') return { data: { ...form, attributes: { fields } } };
      calls.push([id, id === 'createLead' ? input.body.data : input.query]);
      return { data: { id: `${id}-1` } };
    },
  } as never);
  const post = (...files: (File | string)[]) => {
    const body = new FormData();
    body.set('_action', 'lead');
    body.set('_form_id', 'brochure');
    for (const file of files) body.append('licence', file);
    const url = new URL('https://market.example/en/brochure');
    const request = new Request(url, { method: 'POST', body });
    return storeLead({ context, request, locale: 'en' });
  };
  const pdf = (size: number) =>
    new File([new Uint8Array(size)], 'a.pdf', { type: 'application/pdf' });
  expect(await post('earlier', pdf(10))).toMatchObject({ kind: 'lead_stored' });
  expect(calls).toEqual([
    ['uploadLeadFile', { field: 'licence', name: 'a.pdf', locale: 'en' }],
    ['createLead', { licence: ['earlier', 'uploadLeadFile-1'] }],
  ]);
  calls.length = 0;
  expect(await post(pdf(3000))).toMatchObject({
    init: { status: 422 },
    data: { kind: 'lead_refused', errors: { licence: { code: 'too_large' } } },
  });
  // An input without a file posts an unnamed, empty one.
  expect(await post(new File([], ''))).toMatchObject({ kind: 'lead_stored' });
  expect(calls).toEqual([['createLead', { licence: [] }]]);
});
