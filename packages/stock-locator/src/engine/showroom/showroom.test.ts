import { getVehicle, listVehicles } from '@mawkib/api-clients/contracts/stock';
import { createFetchCall } from '@mawkib/api-clients/fetch';
import { loadCompanyConfig, loadTranslations } from '@mawkib/api-clients/stock';
import type { Logger } from '@mawkib/core/errors';
import { describe, expect, it, vi } from 'vitest';
import { rawVehicle } from '../../fixtures/raw-vehicles.js';
import { createShowroom, VehicleMissingError } from './showroom.js';

const car = rawVehicle({ id: '9' });
const texts = {
  ar: { back_button: '{"label":"رجوع"}' },
  en: {
    back_button: '{"label":"Back to the cars","url":"/vehicles"}',
    seats: '{"one":"{count} seat","other":"{count} seats"}',
  },
};

type Answers = Partial<Record<'vehicle' | 'similar' | 'config' | 'texts', object | number>>;

/** A showroom over the stock service, what was asked of the service, and what was logged. */
function open(answers: Answers = {}, language?: 'ar' | 'en') {
  const given: Answers = {
    vehicle: { data: car },
    similar: { data: [], meta: { page: 1, items: 7, total: 0, facets: {}, ranges: {} } },
    config: { data: [{ config_type: 'cash', data: {} }] },
    texts: { data: texts },
    ...answers,
  };
  const requested: string[] = [];
  const fetch = async (url: string | URL | Request) => {
    const { pathname } = new URL(String(url));
    const name = pathname.includes('company_config')
      ? 'config'
      : pathname.includes('widget_translations')
        ? 'texts'
        : pathname.includes('/vehicle/')
          ? 'vehicle'
          : 'similar';
    requested.push(name);
    const response = given[name];
    return typeof response === 'number'
      ? new Response('{}', { status: response })
      : Response.json(response);
  };
  const warn = vi.fn();
  const logger: Logger = { warn, error: warn };
  const call = createFetchCall({ origin: 'https://market.example', fetch: fetch as never });
  const showroom = createShowroom(
    {
      vehicle: async (id, lang) =>
        (await call(getVehicle, { params: { listing: 'all', id }, query: { lang } })).data,
      similar: async () =>
        (await call(listVehicles, { params: { listing: 'all' }, query: {} })).data,
      config: () => loadCompanyConfig(call, { types: ['cash', 'order_online'] }),
      texts: (lang) => loadTranslations(call, { key: 'showroom', language: lang, logger }),
    },
    { ...(language && { language }), logger },
  );
  return {
    showroom,
    requested,
    given,
    warnings: () => warn.mock.calls.map(([message]) => message),
  };
}

describe('opening a showroom', () => {
  it('fetches the vehicle, then similar ones where they are on, then the configuration [S-4-28]', async () => {
    const { showroom, requested, given } = open();
    given.vehicle = 500;
    await showroom.init({ id: '9' });
    expect(showroom.get().error).not.toBeNull();
    requested.length = 0;

    given.vehicle = { data: car };
    const opening = showroom.init({ id: '9', language: 'ar' });
    expect(showroom.get()).toMatchObject({ error: null, language: 'ar' });
    expect(await opening).toMatchObject({ vehicle: { id: '9' }, config: [{ data: {} }] });
    expect(requested).toEqual(['vehicle', 'similar', 'config', 'texts']);

    requested.length = 0;
    expect(await showroom.init({ id: '9', similar: false })).toMatchObject({ similar: [] });
    expect(requested).toEqual(['vehicle', 'config', 'texts']);

    requested.length = 0;
    given.vehicle = { data: { ...car, nameplate_name: ' ' } };
    const outcome = await showroom.init({ id: '9' });
    expect(requested).toEqual(['vehicle']);
    expect(Object.keys(outcome)).toEqual(['error']);
    expect(showroom.get()).toMatchObject({ vehicle: null, config: null });
    expect(showroom.get().error).toBeInstanceOf(VehicleMissingError);
  });

  it('stores why the vehicle could not be fetched', async () => {
    const { showroom, requested } = open({ vehicle: 503 });
    const seen: unknown[] = [];
    showroom.subscribe(() => seen.push(showroom.get().error));
    const outcome = await showroom.init({ id: '9' });
    expect(showroom.get().error).toMatchObject({ status: 503 });
    expect(outcome).toEqual({ error: showroom.get().error });
    expect(seen.at(-1)).toBe(showroom.get().error);
    expect(requested).toEqual(['vehicle']);
  });

  it('shows a vehicle though similar ones and texts cannot be had', async () => {
    const { showroom } = open({ similar: 500, texts: 500 });
    expect(await showroom.init({ id: '9' })).toMatchObject({
      vehicle: { id: '9' },
      similar: [],
      texts: { backButton: null, seats: null },
    });
  });

  it('shows the later of two that overlap', async () => {
    const answers = new Map<string, (vehicle: { nameplate_name: string }) => void>();
    const showroom = createShowroom({
      vehicle: (id: string) =>
        new Promise<{ nameplate_name: string }>((done) => answers.set(id, done)),
      config: async () => null,
    });
    const both = [showroom.init({ id: 'first' }), showroom.init({ id: 'second' })];
    answers.get('second')?.({ nameplate_name: 'XF' });
    answers.get('first')?.({ nameplate_name: 'XE' });
    await Promise.all(both);
    expect(showroom.get().vehicle).toEqual({ nameplate_name: 'XF' });
  });
});

describe('the language of a showroom', () => {
  it('is English by default, and English texts stand in for missing ones [S-9-15]', async () => {
    const { showroom } = open();
    expect(showroom.get().language).toBe('en');
    await showroom.init({ id: '9' });
    expect(showroom.get().texts.backButton).toEqual({
      label: 'Back to the cars',
      url: '/vehicles',
    });

    const arabic = open({ texts: { data: { en: texts.en } } }, 'ar').showroom;
    await arabic.init({ id: '9' });
    expect(arabic.get().language).toBe('ar');
    expect(arabic.get().texts.backButton?.label).toBe('Back to the cars');
  });
});

describe('translations of a showroom', () => {
  const opened = async (data: object, language: 'ar' | 'en' = 'ar') => {
    const { showroom, warnings } = open({ texts: { data } }, language);
    await showroom.init({ id: '9' });
    return { texts: showroom.get().texts, warnings: warnings() };
  };

  it('are English if a language has none; missing and damaged ones are logged and null [S-8-14]', async () => {
    expect(await opened({ en: texts.en })).toEqual({
      texts: {
        backButton: { label: 'Back to the cars', url: '/vehicles' },
        seats: { one: '{count} seat', other: '{count} seats' },
      },
      warnings: [],
    });
    expect(await opened({})).toEqual({
      texts: { backButton: null, seats: null },
      warnings: ['Missing translations'],
    });
    expect(await opened({ ar: { ...texts.en, back_button: '{' } })).toMatchObject({
      texts: { backButton: null, seats: { other: '{count} seats' } },
      warnings: ['The translation "back_button" is no JSON'],
    });
    expect(await opened({ ar: { ...texts.en, seats: '{' } })).toMatchObject({
      texts: { backButton: { label: 'Back to the cars' }, seats: null },
      warnings: ['The translation "seats" is no JSON'],
    });
  });

  it('lead nowhere but to pages', async () => {
    const back_button = '{"label":"Back","url":"javascript:alert(1)"}';
    expect((await opened({ ar: { back_button } })).texts.backButton).toEqual({
      label: 'Back',
      url: null,
    });
    expect((await opened({ ar: { back_button: '[1]', seats: '"x"' } })).texts).toEqual({
      backButton: null,
      seats: null,
    });
  });
});
