// @vitest-environment happy-dom

import { createSettings, siteSettings } from '@mawkib/core/settings';
import { LocaleProvider, Price } from '@mawkib/ui';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { secondPriceSetting } from './second-price-setting.server.ts';

afterEach(cleanup);
beforeEach(() => {
  vi.resetModules();
  vi.restoreAllMocks();
});

const on = { 'double_price.enabled': 'true' };
const ofUsd = { ...on, 'double_price.symbol': 'USD', 'mena.currency_exchange_api_url': '/rates' };

const settingOf = (values: Readonly<Record<string, string>>) =>
  secondPriceSetting(
    createSettings(
      siteSettings,
      Object.entries(values).map(([key, value]) => ({ key, value })),
      console,
    ),
  );

/** Opens pages one after the other in one visit; returns the requests of its pages. */
async function visit(values: Readonly<Record<string, string>>, body: unknown = {}) {
  const requests = vi.fn(async () => Response.json(body));
  vi.stubGlobal('fetch', requests);
  const { default: SecondPrices } = await import('./SecondPrices.tsx');
  const setting = settingOf(values);
  const page = (amount: number) => (
    <LocaleProvider locale="en">
      <article>
        <Price amount={amount} /> <b>400</b>
        {setting ? <SecondPrices {...setting} /> : null}
      </article>
    </LocaleProvider>
  );
  return { requests, page };
}

const second = () =>
  screen
    .getByText(/AED/)
    .getAttribute('data-second')
    ?.replace(/[\u2066-\u2069]/g, '');

it('is the amount in EUR at rate 1, without decimals, where nothing else is set [S-9-14]', async () => {
  const { page, requests } = await visit({ ...on, 'price.format': '^ %' });
  render(page(1234.56));
  await waitFor(() => expect(second()).toBe('≈ 1,235 EUR'));
  expect(requests).not.toHaveBeenCalled();
});

it('asks for the rates once for two pages [S-4-31]', async () => {
  const { page, requests } = await visit(ofUsd, { data: { startdate: '2026-11-01', USD: 0.25 } });
  for (const amount of [389_000, 4000]) {
    render(page(amount));
    await waitFor(() => expect(second()).toBe(`≈ ${(amount / 4).toLocaleString('en')} USD`));
    cleanup();
  }
  expect(requests.mock.calls).toEqual([['/services/content/currency-exchange']]);
});

it('changes prices alone, and follows one that changes [S-5-21]', async () => {
  const { page } = await visit(ofUsd, { data: { USD: 0.25 } });
  const { rerender } = render(page(389_000));
  await waitFor(() => expect(second()).toBe('≈ 97,250 USD'));
  expect(screen.getByText('400').attributes).toHaveLength(0);
  rerender(page(4000));
  await waitFor(() => expect(second()).toBe('≈ 1,000 USD'));
});

it('without the response key nothing is shown, which is logged [S-8-12]', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const key = { 'mena.currency_exchange_response_key': 'x' };
  const { page } = await visit({ ...ofUsd, ...key }, { data: { USD: 0.25 } });
  render(page(4000));
  await waitFor(() => expect(logged).toHaveBeenCalled());
  expect(logged.mock.calls[0]?.[0]).toBe("API response doesn't contain specified response_key");
  expect(second()).toBeUndefined();
});

it('is off by default', () => {
  expect(settingOf({ 'mena.currency_exchange_api_url': '/rates' })).toBeNull();
});
