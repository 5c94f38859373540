// @vitest-environment happy-dom
import { CaptchaContext } from '@mawkib/forms';
import { cleanup, render, screen } from '@testing-library/react';
import { use } from 'react';
import { createRoutesStub, Outlet } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { SiteCaptcha } from './SiteCaptcha.tsx';

afterEach(cleanup);

const Told = () => <p>{use(CaptchaContext) ? 'asked for a captcha' : 'sent as it is'}</p>;

const Site = () => (
  <SiteCaptcha>
    <Outlet />
  </SiteCaptcha>
);

/** Renders a form below the market's route, with this loader data as its `layout`. */
async function renderBelow(layout: object) {
  const Stub = createRoutesStub([
    {
      id: 'routes/market',
      path: '/',
      Component: Site,
      loader: () => ({ layout }),
      children: [{ index: true, Component: Told }],
    },
  ]);
  render(<Stub initialEntries={['/']} />);
  return (await screen.findByText(/captcha|as it is/)).textContent;
}

it('gives every form below the captcha of the market, and none where it has none [S-7-38]', async () => {
  const captcha = { siteKey: 'K1', scriptUrl: 'https://captcha.example/api.js' };
  expect(await renderBelow({ captcha })).toBe('asked for a captcha');
  cleanup();
  expect(await renderBelow({})).toBe('sent as it is');
});
