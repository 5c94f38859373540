import { ServiceError } from '@mawkib/api-clients';
import type { Locale } from '@mawkib/core/locale';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { siteContext } from '../../context/site-context.ts';
import { marketWith } from '../../market-data/market.fixture.ts';
import { loader as calendar } from '../../routes/form-appointment.ts';
import { handleContentPost } from '../handle-content-post.server.ts';
import { sentLead } from './sent-lead.server.ts';

const choice = (value: string, label: string) => [{ value, label }];
const form = {
  id: 'test-drive',
  type: 'form',
  attributes: {
    title: 'Test drive',
    fields: [
      { id: 'name', type: 'text' },
      { id: 'email', type: 'email' },
      { id: 'model', type: 'select', options: choice('defender', 'Defender') },
      { id: 'retailer', type: 'select', options: choice('UAE01', 'Quoz') },
      { id: 'date', type: 'date' },
      { id: 'time', type: 'radio', options: choice('morning', 'Morning') },
    ],
  },
};
const dealer = {
  id: 'd1',
  dealer_code: 'UAE01',
  slug: 'al-quoz-uae01',
  name: 'Al Quoz',
  address: 'Street 8',
  city: 'Dubai',
  phone: '+971 4 123 4567',
  email: 'quoz@example.ae',
  opening_hours: '9 to 9',
  latitude: 25.1,
  longitude: 55.2,
};
const page = { type: 'page', attributes: { title: 'The Defender', image_id: 'hero/defender' } };

const missing = () => new ServiceError('http', 'missing', { status: 404 });
const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
const posted = {
  _action: 'lead',
  _form_id: 'test-drive',
  _block: 'b1',
  name: 'Layla',
  email: 'layla@example.ae',
  model: 'defender',
  retailer: 'UAE01',
  date: day,
  time: 'morning',
};

/** A market with the form; `failing` calls fail. */
function marketOf(failing: readonly string[] = []) {
  const leads: object[] = [];
  const site = {
    publicUrl: 'https://market.example',
    market: async () => marketWith(),
    log: () => {},
    call: async ({ id }: { id: string }, input: { params: Record<string, string> }) => {
      if (failing.includes(id)) throw new ServiceError('http', 'down', { status: 503 });
      if (id === 'getForm') return { data: form };
      if (id === 'createLead') {
        leads.push(input);
        return { data: { id: 'lead-1' } };
      }
      if (id === 'getDealer' && input.params.slug === 'UAE01') return { data: dealer };
      if (id === 'getPageByPath' && input.params.path === 'defender') return { data: page };
      throw missing();
    },
  } as never;
  const context = new RouterContextProvider();
  context.set(siteContext, site);
  const locale: Locale = 'en';
  const post = async () => {
    const url = new URL('https://market.example/en/test-drive?model=defender');
    const request = new Request(url, { method: 'POST', body: new URLSearchParams(posted) });
    return (await handleContentPost({ context, request, url, locale })) as Response;
  };
  const visit = (address: string, cookie = '') => {
    const url = new URL(address, 'https://market.example');
    return sentLead(site, { request: new Request(url, { headers: { cookie } }), url, locale });
  };
  return { leads, post, visit, context };
}

const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';

test('a native post leads to the thank-you, which a reload and another tab show again', async () => {
  const { leads, post, visit } = marketOf();
  const response = await post();
  expect(response.status).toBe(303);
  const target = response.headers.get('location') ?? '';
  expect(target).toBe('/en/test-drive?model=defender&_sent=b1#form-b1');
  expect(response.headers.get('set-cookie')).toMatch(/HttpOnly.*Secure|Secure.*HttpOnly/);
  const cookie = cookieOf(response);
  const readable = atob(decodeURIComponent(cookie.split('=')[1] ?? ''));
  expect(readable).toContain('defender');
  expect(readable + target).not.toMatch(/layla/i);
  for (const _ of ['first', 'reload']) {
    const sent = await visit(target, cookie);
    expect(sent).toMatchObject({
      kind: 'lead_stored',
      formId: 'test-drive',
      block: 'b1',
      thanks: {
        chosen: { model: 'defender', retailer: 'UAE01', date: day, time: 'morning' },
        car: { name: 'Defender', picture: { id: 'hero/defender' }, href: '/en/defender' },
        retailer: { name: 'Al Quoz', href: '/en/retailers/al-quoz-uae01' },
        retailerField: 'retailer',
        calendarHref: expect.stringContaining('/en/forms/test-drive/appointment.ics?'),
      },
    });
  }
  expect(leads).toHaveLength(1);
});

test('the address of a thank-you shows none in another browser, or of another form', async () => {
  const { post, visit } = marketOf();
  const cookie = cookieOf(await post());
  expect(await visit('/en/test-drive?_sent=b1')).toBeUndefined();
  expect(await visit('/en/test-drive?_sent=b1', 'mk_form_sent=%')).toBeUndefined();
  expect(await visit('/en/test-drive?_sent=b2', cookie)).toBeUndefined();
  expect(await visit('/en/test-drive', cookie)).toBeUndefined();
});

test('a stored lead has its thank-you even if nothing else loads', async () => {
  const cookie = cookieOf(await marketOf().post());
  const half = marketOf(['getDealer', 'getPageByPath']);
  const sent = await half.visit('/en/test-drive?_sent=b1', cookie);
  expect(sent).toMatchObject({ thanks: { chosen: { model: 'defender' } } });
  const none = marketOf(['getForm']);
  expect(await none.visit('/en/test-drive?_sent=b1', cookie)).toEqual({
    kind: 'lead_stored',
    formId: 'test-drive',
    block: 'b1',
  });
});

test('the calendar file has the day, the retailer and the choices', async () => {
  const { context } = marketOf();
  const load = (query: string) => {
    const url = new URL(`https://market.example/en/forms/test-drive/appointment.ics?${query}`);
    return calendar({
      params: { locale: 'en', formId: 'test-drive' },
      context,
      url,
      request: new Request(url),
    } as never);
  };
  const chosen = `date=${day}&retailer=UAE01&model=defender&time=morning&name=Layla`;
  const file = await (await load(chosen)).text();
  expect(file).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}\r\n`);
  expect(file).toContain('SUMMARY:Visit to Al Quoz · Defender · Morning\r\n');
  expect(file).toContain('STATUS:TENTATIVE\r\n');
  expect(file).not.toContain('Layla');
  await expect(load('date=2020-01-01')).rejects.toMatchObject({ status: 404 });
  await expect(load('retailer=UAE01')).rejects.toMatchObject({ status: 404 });
});
