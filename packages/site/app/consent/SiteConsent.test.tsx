// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub, Outlet } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consentData, hasConsent } from '../market-data/consent-data.server.ts';
import { marketWith } from '../market-data/market.fixture.ts';
import { SiteConsent } from './SiteConsent.tsx';

const taken = vi.fn(async () => new Response(null, { status: 201 }));
beforeEach(() => {
  vi.stubGlobal('fetch', taken);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  taken.mockClear();
  vi.unstubAllGlobals();
});

const content = {
  heading: { ar: 'خصوصيتك', en: 'Privacy' },
  text: { ar: 'ملفات', en: 'Cookies.' },
};
const WithConsent = () => (
  <SiteConsent>
    <Outlet />
  </SiteConsent>
);
const Page = () => <p>page</p>;
const Nothing = () => null;

/** A page of a market with these settings. */
async function open(settings: Record<string, unknown>, path = '/en') {
  const facts = consentData(marketWith(settings).settings, 'en');
  const Stub = createRoutesStub([
    {
      path: '/:locale',
      id: 'routes/market',
      loader: () => ({ consent: facts }),
      Component: WithConsent,
      HydrateFallback: Nothing,
      children: [
        { index: true, Component: Page },
        { path: 'canvas/:pageId', id: 'routes/canvas', Component: Page },
      ],
    },
  ]);
  render(<Stub initialEntries={[path]} />);
  await screen.findByText('page');
  await waitFor(() => expect(document.documentElement.dataset.consent).toBe(''));
  await act(async () => {});
}

describe('the banner', () => {
  it('is shown only when its content is configured [S-2-71]', async () => {
    await open({});
    expect(screen.queryByRole('region')).toBeNull();
    cleanup();
    await open({ 'consent.content': content });
    expect(await screen.findByRole('region', { name: 'Privacy' })).toBeTruthy();
  });

  it('makes no request who edits a page', async () => {
    await open({ 'consent.content': content }, '/en/canvas/1');
    await act(() => import('./SiteConsentBanner.tsx'));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('is gone once decided, and the decision is kept with what was read', async () => {
    await open({ 'consent.content': content, 'consent.policy_version': '7' });
    fireEvent.click(await screen.findByRole('button', { name: 'قبول الكل' }));
    expect(screen.queryByRole('region')).toBeNull();
    expect(JSON.parse(localStorage.getItem('cookieConsentStatus') ?? '')).toMatchObject({
      status: 'accepted',
      scopes: ['obligatory', 'optional'],
      policyVersion: '7',
    });
    const [address, request] = taken.mock.calls.at(-1) as unknown as [string, { body: string }];
    expect(address).toBe('/services/content/public_api/consent_receipts');
    expect(JSON.parse(request.body)).toMatchObject({ text: 'Privacy\nCookies.' });
  });
});

it('offers a way to change one’s mind exactly where the market asks', () => {
  const asks = (settings: Record<string, unknown>) => hasConsent(marketWith(settings).settings);
  expect(asks({})).toBe(false);
  expect(asks({ 'consent.content': content })).toBe(true);
  expect(asks({ 'consent.strategy': 'cookiebot' })).toBe(true);
});
