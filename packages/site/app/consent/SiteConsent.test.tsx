// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createRoutesStub, Outlet } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consentData, hasConsent } from '../market-data/consent-data.server.ts';
import { marketWith } from '../market-data/market.fixture.ts';
import { consentMark } from './consent-mark.server.ts';
import { SiteConsent } from './SiteConsent.tsx';

const taken = vi.fn(async () => new Response(null, { status: 201 }));
beforeEach(() => {
  vi.stubGlobal('fetch', taken);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  document.documentElement.removeAttribute('data-consent-asks');
  document.documentElement.removeAttribute('data-consent');
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
  // Loaded before, so that the page does not wait for them.
  await Promise.all([
    import('@mawkib/ui'),
    import('./start-consent.ts'),
    import('./SiteConsentDialog.tsx'),
  ]);
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

const bar = () => screen.queryByRole('region', { name: 'Privacy' });
const press = (element: Element) => act(async () => void fireEvent.click(element));
const isStarted = () => document.documentElement.hasAttribute('data-consent');
const hasMark = () => document.documentElement.hasAttribute('data-consent-asks');

describe('the bar', () => {
  it('is shown only when its content is configured [S-2-71]', async () => {
    await open({});
    await waitFor(() => expect(isStarted()).toBe(true));
    expect([bar(), hasMark()]).toEqual([null, false]);
    cleanup();
    await open({ 'consent.content': content });
    await waitFor(() => expect(bar()).toBeTruthy());
    await waitFor(() => expect(hasMark()).toBe(true));
  });

  it('is not shown where a platform asks by its own banner [S-2-71]', async () => {
    await open({ 'consent.content': content, 'consent.strategy': 'tcf' });
    await waitFor(() => expect(isStarted()).toBe(true));
    await act(async () => {});
    expect(hasMark()).toBe(false);
  });

  it('makes no request who edits a page', async () => {
    await open({ 'consent.content': content }, '/en/canvas/1');
    expect([bar(), hasMark()]).toEqual([null, false]);
  });

  it('is gone once decided, and the decision is kept with what was read', async () => {
    await open({ 'consent.content': content, 'consent.policy_version': '7' });
    fireEvent.click(await screen.findByRole('button', { name: 'قبول الكل' }));
    await waitFor(() => expect(hasMark()).toBe(false));
    expect(JSON.parse(localStorage.getItem('cookieConsentStatus') ?? '')).toMatchObject({
      status: 'accepted',
      scopes: ['obligatory', 'optional'],
      policyVersion: '7',
    });
    const [address, request] = taken.mock.calls.at(-1) as unknown as [string, { body: string }];
    expect(address).toBe('/services/content/public_api/consent_receipts');
    expect(JSON.parse(request.body)).toMatchObject({ text: 'Privacy\nCookies.' });
  });

  it('leads to the settings, which a decision closes and which open again after it', async () => {
    await open({ 'consent.content': content });
    await press(await screen.findByRole('button', { name: 'الخيارات' }));
    const dialog = await screen.findByRole('dialog', { name: 'Privacy' });
    await press(await within(dialog).findByRole('button', { name: 'رفض' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(hasMark()).toBe(false);
    const footer = document.createElement('button');
    footer.setAttribute('data-consent-settings', '');
    document.body.append(footer);
    await press(footer);
    await screen.findByRole('dialog', { name: 'Privacy' });
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    footer.remove();
  });
});

describe('the mark of a document', () => {
  const settings = (values: Record<string, unknown>) => marketWith(values).settings;
  const asking = { 'consent.content': content, 'consent.policy_version': '7' };
  /** Whether a document shows the bar to a browser with this stored value. */
  const asks = (stored: string | null) => {
    document.documentElement.removeAttribute('data-consent-asks');
    if (stored !== null) localStorage.setItem('cookieConsentStatus', stored);
    const script = consentMark(settings(asking), 'n').replace(/<[^>]+>/g, '');
    new Function(script)();
    return hasMark();
  };

  it.each([
    ['nothing', null, true],
    ['a decision', '{"status":"rejected","scopes":[],"policyVersion":"7"}', false],
    ['a decision on another policy', '{"status":"accepted","scopes":[],"policyVersion":"6"}', true],
    ['a decision without a version', '{"status":"accepted","scopes":[]}', true],
    ['no decision', '{"status":"pending","scopes":[]}', true],
    ['what is damaged', '{"status', true],
  ])('with %s stored', (_, stored, expected) => {
    expect(asks(stored)).toBe(expected);
  });

  it('is not in documents that do not ask by the own bar', () => {
    expect(consentMark(settings({}), 'n')).toBe('');
    expect(consentMark(settings({ ...asking, 'consent.strategy': 'tcf' }), 'n')).toBe('');
  });

  it('hides the bar at once when a decision is pressed', () => {
    asks(null);
    const button = document.body.appendChild(document.createElement('button'));
    button.setAttribute('data-consent-decision', 'accept');
    button.click();
    expect(hasMark()).toBe(false);
    button.remove();
  });
});

it('offers a way to change one’s mind exactly where the market asks', () => {
  const asks = (settings: Record<string, unknown>) => hasConsent(marketWith(settings).settings);
  expect(asks({})).toBe(false);
  expect(asks({ 'consent.content': content })).toBe(true);
  expect(asks({ 'consent.strategy': 'cookiebot' })).toBe(true);
});
