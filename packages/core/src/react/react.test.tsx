// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { basicConsent, createConsent } from '../consent/index.js';
import {
  createDynamicContent,
  createExternalStockList,
  createModelLists,
  createOffers,
  type Offers,
} from '../dynamic-content/index.js';
import { silentLogger } from '../errors/index.js';
import { createSettings, siteSettings } from '../settings/index.js';
import { createStorage, localEntries } from '../storage/index.js';
import {
  ConsentGate,
  ConsentProvider,
  DynamicContentGate,
  DynamicContentProvider,
  SettingsProvider,
  useConsentState,
  useResource,
  useSetting,
  useStored,
} from './index.js';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const Status = () => <output>{useConsentState().status}</output>;
const Divider = () => <output>{useSetting('meta.title_divider')}</output>;
const Saved = ({ storage }: { storage: ReturnType<typeof storageOf> }) => (
  <output>{useStored(storage, 'visitedNewsPages')?.length ?? 'none'}</output>
);
const OfferKeys = ({ offers }: { offers: Offers }) => (
  <output>
    {useResource(offers)
      .value.map(({ car_model_key }) => car_model_key)
      .join()}
  </output>
);

const storageOf = () => createStorage(localStorage, silentLogger, localEntries);
const consentOf = () => {
  const storage = storageOf();
  return createConsent({
    strategy: basicConsent({ storage, logger: silentLogger }),
    cookies: { read: () => '', write() {} },
    place: () => ({ hostname: 'cars.example', pathname: '/' }),
    now: () => 0,
    logger: silentLogger,
  });
};

describe('ConsentGate', () => {
  const gate = (consent: ReturnType<typeof consentOf>) => (
    <ConsentProvider consent={consent}>
      <ConsentGate locale="en">
        <iframe title="Map" srcDoc="" />
      </ConsentGate>
    </ConsentProvider>
  );

  it('shows the stated text until the scope is granted, and a way to be asked again [S-8-23]', () => {
    const consent = consentOf();
    consent.start();
    act(consent.reject);
    const { container } = render(gate(consent));
    expect(container.querySelector('p')?.textContent).toBe(
      'This content is hidden to respect your choice to say no to marketing cookies, as this is the only way we can block third party cookies.',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Change your choice' }));
    expect(consent.getState().isBannerOpen).toBe(true);
  });

  it('does not say that the visitor refused before they decided: it asks, and one press grants [S-8-23]', async () => {
    const consent = consentOf();
    let started: (consent: ReturnType<typeof consentOf>) => void = () => {};
    const starting = new Promise<ReturnType<typeof consentOf>>((done) => {
      started = done;
    });
    const gate = (ready?: typeof consent) => (
      <ConsentProvider consent={ready} whenStarted={(act) => void starting.then(act)}>
        <ConsentGate locale="en">
          <iframe title="Map" srcDoc="" />
        </ConsentGate>
      </ConsentProvider>
    );
    const { container, rerender } = render(gate());
    expect(container.textContent).toContain('we need your consent');
    // Before consent has started: the press waits for it.
    fireEvent.click(screen.getByRole('button', { name: 'Agree and show' }));
    consent.start();
    rerender(gate(consent));
    expect(container.querySelector('iframe')).toBeNull();
    await act(async () => started(consent));
    expect(container.querySelector('iframe')).not.toBeNull();
  });

  it('mounts a frame when it is granted and removes it at once when that is withdrawn', () => {
    const consent = consentOf();
    consent.start();
    const { container } = render(gate(consent));
    expect(container.querySelector('iframe')).toBeNull();
    act(consent.acceptAll);
    expect(container.querySelector('iframe')).not.toBeNull();
    act(consent.reject);
    expect(container.querySelector('iframe')).toBeNull();
  });

  it('sends no frame from the server, whatever is stored', () => {
    const consent = consentOf();
    consent.start();
    consent.acceptAll();
    expect(renderToString(gate(consent))).not.toContain('iframe');
  });

  it('grants nothing without a provider', () => {
    const { container } = render(<ConsentGate>secret</ConsentGate>);
    expect(container.textContent).not.toContain('secret');
  });
});

it('useConsentState follows the consent', () => {
  const consent = consentOf();
  const { container } = render(
    <ConsentProvider consent={consent}>
      <Status />
    </ConsentProvider>,
  );
  expect(container.textContent).toBe('pending');
  act(() => {
    consent.start();
    consent.acceptAll();
  });
  expect(container.textContent).toBe('accepted');
});

describe('DynamicContentGate', () => {
  const gate = (response: Promise<unknown>, path = '/') => {
    const dynamicContent = createDynamicContent({
      offers: createOffers({ url: '/offers', get: () => response as never, logger: silentLogger }),
      externalStockList: createExternalStockList({ url: '', get: vi.fn(), logger: silentLogger }),
      lists: createModelLists({ lists: {}, apiUrl: '', get: vi.fn(), logger: silentLogger }),
      logger: silentLogger,
    });
    return (
      <DynamicContentProvider dynamicContent={dynamicContent} path={path}>
        <DynamicContentGate
          strategy={{ key: 'offers', value: 'model=defender', fallback: 'No offer' }}
        >
          Offer
        </DynamicContentGate>
      </DynamicContentProvider>
    );
  };

  it('shows content until the answer is here and the check fails, then the fallback [B-4-17] [B-4-18] [S-3-44]', async () => {
    let response: (value: unknown) => void = () => {};
    const { container } = render(
      gate(
        new Promise((resolve) => {
          response = resolve;
        }),
      ),
    );
    expect(container.textContent).toBe('Offer');
    await act(async () => response({ status: 200, body: [] }));
    expect(container.textContent).toBe('No offer');
  });
});

it('useStored follows the storage', () => {
  const storage = storageOf();
  const { container } = render(<Saved storage={storage} />);
  expect(container.textContent).toBe('none');
  act(() => void storage.set('visitedNewsPages', [{ path: '/news', page: 2 }]));
  expect(container.textContent).toBe('1');
  act(() => storage.remove('visitedNewsPages'));
  expect(container.textContent).toBe('none');
});

it('useSource asks once, however many show it', async () => {
  const get = vi.fn(async () => ({ status: 200, body: [{ car_model_key: 'defender' }] }));
  const offers = createOffers({ url: '/offers', get, logger: silentLogger });
  const { container } = render(
    <>
      <OfferKeys offers={offers} />
      <OfferKeys offers={offers} />
    </>,
  );
  expect(container.textContent).toBe('');
  await act(async () => void (await offers.load()));
  expect(container.textContent).toBe('defenderdefender');
  expect(get).toHaveBeenCalledTimes(1);
});

describe('useSetting', () => {
  it('reads a setting by its key', () => {
    const settings = createSettings(
      siteSettings,
      [{ key: 'meta.title_divider', value: '-' }],
      silentLogger,
    );
    const { container } = render(
      <SettingsProvider settings={settings}>
        <Divider />
      </SettingsProvider>,
    );
    expect(container.textContent).toBe('-');
  });

  it('states what is missing without a provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Divider />)).toThrow("useSetting('meta.title_divider') needs");
    vi.restoreAllMocks();
  });
});
