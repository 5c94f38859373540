// @vitest-environment happy-dom

import { loadLateParts } from '@mawkib/core/react';
import { LocaleProvider } from '@mawkib/ui';
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { rawVehicle } from '../../fixtures/raw-vehicles.js';
import { createVehicleUpdates } from '../live-listing/vehicle-updates.js';
import { createStockSession, StockSessionProvider } from '../session/stock-session.js';
import { VehicleCard } from '../vehicle-card/VehicleCard.js';
import { VehiclePage } from '../vehicle-page/VehiclePage.js';
import { createServerClock } from './server-clock.js';
import { setOwnHold } from './set-own-hold.js';

beforeAll(loadLateParts);

const now = Date.parse('2026-11-20T10:00:00Z');
const held_until = '2026-11-20T10:00:30.000Z';
const hour = 3_600_000;

const session = () => createStockSession();
const page = (car: ReturnType<typeof rawVehicle>, shared = session()) => (
  <LocaleProvider locale="en">
    <StockSessionProvider value={shared}>
      <VehiclePage vehicle={car} waitHref="/wait" />
      <VehicleCard vehicle={car} />
    </StockSessionProvider>
  </LocaleProvider>
);
const car = (changes = {}) => rawVehicle({ id: '9', held_until, ...changes });
const clocks = () => screen.queryAllByRole('timer').map(({ textContent }) => textContent);
const reserveLinks = () => screen.queryAllByRole('link', { name: 'Reserve this car' });
const waitLinks = () => screen.queryAllByRole('link', { name: 'Tell me when it is available' });
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const hide = (hidden: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
  vi.spyOn(document, 'hasFocus').mockReturnValue(!hidden);
};

beforeEach(() => {
  vi.useFakeTimers({ now });
  document.title = 'Defender';
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a hold of another buyer', () => {
  it("is shown on page and card, counting by the server's clock", async () => {
    const shared = session();
    // This machine's clock is an hour late.
    vi.setSystemTime(now - hour);
    render(page(car(), shared));
    expect(screen.getAllByText('Another customer is reserving this car')).toHaveLength(3);
    expect([reserveLinks().length, waitLinks().length]).toEqual([0, 2]);
    expect(clocks()).toEqual(['', '', '']);
    await act(async () => shared.get(createServerClock).learn(hour));
    expect(clocks()).toEqual(['0:30', '0:30', '0:30']);
    // Later measurements differ by latency only.
    await act(async () => shared.get(createServerClock).learn(hour + 900));
    expect(clocks()[0]).toBe('0:30');
    await pass(1_000);
    expect(clocks()[0]).toBe('0:29');
  });

  it('ends by itself: the button is back, announced once, in the title of an unseen tab', async () => {
    hide(true);
    render(page(car()));
    await pass(5_000);
    expect(document.title).toBe('Defender');
    await pass(26_000);
    expect(clocks()).toEqual([]);
    expect(reserveLinks()).toHaveLength(2);
    expect(said()).toContain('The car is available now. You can reserve it.');
    expect(document.title).toBe('Available now – Defender');
    hide(false);
    window.dispatchEvent(new Event('focus'));
    expect(document.title).toBe('Defender');
  });

  it('begins and ends by updates, keeps the focus, and is silent about an order', async () => {
    const shared = session();
    hide(true);
    render(page(car({ held_until: null }), shared));
    const [button] = reserveLinks();
    button?.focus();
    const update = (changes: object) =>
      act(async () => shared.get(createVehicleUpdates).apply([{ ...car(), ...changes }], []));
    await update({ held_until });
    expect(document.activeElement).toBe(waitLinks()[0]);
    expect(said()).toContain('Another customer is reserving this car');
    await update({ held_until: null, status: 'reserved' });
    expect(document.title).toBe('Defender');
    expect(said()).not.toContain('The car is available now. You can reserve it.');
    expect(screen.getAllByText('This car is reserved at the moment.')).toHaveLength(2);
  });

  it('that has ended is not shown by a document from before', async () => {
    render(page(car({ held_until: '2026-11-20T09:59:59Z' })));
    await pass(4_000);
    expect(clocks()).toEqual([]);
    expect(reserveLinks()).toHaveLength(2);
  });

  it('is not shown for a configuration that is built on demand', () => {
    render(page(car({ status: 'on_demand' })));
    expect(reserveLinks()).toHaveLength(2);
  });
});

describe("the buyer's own hold", () => {
  it('leads back to the order, and is not part of the document', async () => {
    const shared = session();
    const plain = renderToString(page(car(), session()));
    setOwnHold(
      shared,
      { vehicleId: '9', until: held_until, href: '/en/checkout' },
      new Date(now).toISOString(),
    );
    expect(renderToString(page(car(), shared))).toBe(plain);
    render(page(car(), shared));
    expect(screen.getAllByText('Held for you')).toHaveLength(3);
    const links = screen.getAllByRole('link', { name: /Continue/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(3).fill('/en/checkout'));
    expect(clocks()[0]).toBe('0:30');
    await act(async () => setOwnHold(shared, null));
    expect(waitLinks()).toHaveLength(2);
  });

  it('is in a document that was rendered for the buyer alone, until it is known to have ended', async () => {
    const shared = session();
    const ownHold = { vehicleId: '9', until: held_until, href: '/en/checkout' };
    const own = (
      <LocaleProvider locale="en">
        <StockSessionProvider value={shared}>
          <VehiclePage vehicle={car()} waitHref="/wait" ownHold={ownHold} />
        </StockSessionProvider>
      </LocaleProvider>
    );
    const text = renderToString(own);
    expect(text).toContain('Held for you');
    expect(text).not.toContain('Another customer');
    render(own);
    await act(async () => setOwnHold(shared, null));
    expect(screen.getAllByText('Another customer is reserving this car').length).toBeGreaterThan(0);
  });
});
