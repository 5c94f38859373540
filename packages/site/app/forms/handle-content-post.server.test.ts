import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { siteContext } from '../context/site-context.ts';
import { handleContentPost } from './handle-content-post.server.ts';

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
  expect(await handleContentPost({ context, request, url, locale: 'ar' })).toEqual({
    kind: 'lead_stored',
    formId: 'brochure',
    leadId: 'lead-1',
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
