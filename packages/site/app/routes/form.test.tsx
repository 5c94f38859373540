// @vitest-environment happy-dom
import { LocaleProvider } from '@mawkib/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { siteContext } from '../context/site-context.ts';
import { formAddress } from '../forms/form-address.ts';
import { marketWith } from '../market-data/market.fixture.ts';
import FormPage, { loader } from './form.tsx';

const form = {
  id: 'callback',
  type: 'form',
  attributes: {
    name: 'callback',
    title: 'Call me back',
    introduction: '<b>Soon</b><img src=x onerror=alert(1)>',
    submit_label: 'Send',
    fields: [
      { id: 'name', type: 'text', label: 'Name', required: true, width: 'full' },
      { id: 'source', type: 'hidden', label: 'Source', required: false, width: 'full' },
    ],
    settings: { thank_you: { heading: 'Thank you', text: 'We will call.' } },
  },
};

vi.stubGlobal('fetch', async () => Response.json({ html: '', css: '' }));
afterEach(cleanup);

const Nothing = () => null;

/** What the page at an address loads. */
function load(path: string, headers: Record<string, string> = {}) {
  const url = new URL(path, 'https://market.example');
  const context = new RouterContextProvider();
  const site = { call: async () => ({ data: form }), market: async () => marketWith() };
  context.set(siteContext, site as never);
  const request = new Request(url);
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
  return loader({ params: { locale: 'en', formId: 'callback' }, context, request, url } as never);
}

const linked = (link: object) =>
  `/en${formAddress({ type: 'form', formId: 'callback', ...link } as never)}`;

it('shows the form of a link without a script, with the same title, hidden fields and a way back [S-2-69]', async () => {
  const path = linked({
    title: 'Talk to us',
    url: '/contact?name=Sara',
    hiddenFields: { source: 'campaign', name: 'Mallory', other: 'x' },
  });
  const data = await load(path, { referer: 'https://market.example/en/defender?a=1' });
  const Stub = createRoutesStub([
    {
      path: '/:locale/forms/:formId',
      Component: FormPage as never,
      loader: () => data,
      HydrateFallback: Nothing,
    },
  ]);
  render(
    <LocaleProvider locale="en">
      <Stub initialEntries={[path]} />
    </LocaleProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Talk to us' });
  const element = document.querySelector('form') as HTMLFormElement;
  expect(Object.fromEntries(new FormData(element) as never)).toMatchObject({
    name: 'Sara',
    source: 'campaign',
    _idempotency_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(element.elements.namedItem('other')).toBeNull();
  expect(screen.getByText('Soon').tagName).toBe('B');
  expect(document.querySelector('[onerror]')).toBeNull();
  const back = screen.getByRole('link', { name: /Back/ });
  expect(back.getAttribute('href')).toBe('/en/defender?a=1');
});

it('leads back to the same page after a post, and to no other site', async () => {
  const first = await load('/en/forms/callback', { referer: 'https://market.example/en/x' });
  expect((await load(first.action)).back).toBe('/en/x');
  for (const back of ['//evil.example/en/', 'https://evil.example/en/', '/cms', '/en/../ar/cms'])
    expect((await load(`/en/forms/callback?_back=${encodeURIComponent(back)}`)).back).toBe('/en/');
  const foreign = await load('/en/forms/callback', { referer: 'https://evil.example/en/x' });
  expect(foreign.back).toBe('/en/');
});

it('takes no title that names an address or a number', async () => {
  for (const title of ['Go to evil.example', 'Call 0501234567', 'a@b', 'x'.repeat(121)])
    expect((await load(linked({ title }))).title).toBe('Call me back');
});
