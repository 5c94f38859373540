// @vitest-environment happy-dom
// @vitest-environment-options {"settings":{"disableJavaScriptFileLoading":true,"handleDisabledFileLoadingAsSuccess":true}}
import type { Consent } from '@mawkib/core/consent';
import { ConsentProvider } from '@mawkib/core/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub, Outlet } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { noteError, noteUncaughtErrors } from './noted-errors.ts';
import { SiteErrorReports } from './site-error-reports.ts';

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

const initial = { status: 'pending' };
const consent = {
  getState: () => ({ status: 'accepted' }),
  getInitialState: () => initial,
  subscribe: () => () => {},
  granted: () => true,
} as unknown as Consent;

const Page = () => <p>the page</p>;
const Site = () => (
  <ConsentProvider consent={consent}>
    <SiteErrorReports />
    <Outlet />
  </ConsentProvider>
);

async function open(errorReports: object | undefined) {
  const Stub = createRoutesStub([
    {
      id: 'routes/market',
      path: '/',
      Component: Site,
      loader: () => ({ layout: {}, errorReports }),
      children: [{ index: true, Component: Page }],
    },
  ]);
  render(<Stub initialEntries={['/']} />);
  await screen.findByText('the page');
}
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

it('adds the script of the service for the first error, and none without the setting [B-7-21]', async () => {
  noteUncaughtErrors();
  noteError(new Error('before the page'));
  await open(undefined);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(scripts()).toEqual([]);
  cleanup();
  const scriptUrl = 'https://cdn.example/raygun.min.js';
  await open({ apiKey: 'k', scriptUrl, apiUrl: 'https://api.example' });
  await waitFor(() => expect(scripts()).toEqual([scriptUrl]));
  const { rg4js } = window as { rg4js?: { o: unknown[][] } };
  const sent = () =>
    rg4js?.o
      .filter(([command]) => command === 'send')
      .map(([, value]) => (value as { error: Error }).error.message);
  await waitFor(() => expect(sent()).toEqual(['before the page']));
  const uncaught = new Error('uncaught');
  window.dispatchEvent(new ErrorEvent('error', { error: uncaught, message: 'uncaught' }));
  await waitFor(() => expect(sent()).toEqual(['before the page', 'uncaught']));
  vi.restoreAllMocks();
});
