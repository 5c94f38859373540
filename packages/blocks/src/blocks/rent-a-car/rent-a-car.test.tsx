// @vitest-environment happy-dom
import { withoutIsolates } from '@mawkib/core/locale';
import { MapsProvider } from '@mawkib/ui';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { components } from '../../built-in/components.fixture.js';
import type { StoredBlock } from '../../model/definition/public-values.js';
import { createBlock, createGroup } from '../../model/index.js';
import { Blocks } from '../../renderer/Blocks.js';
import type { SubmitLead } from '../../renderer/lead-outcome.js';
import { draw, resolved, serve } from '../../renderer/page.fixture.js';
import { requestRental } from '../../shared/rental/rental-request.js';
import { rentACar } from './rent-a-car.definition.js';
import { fixtures } from './rent-a-car.fixture.js';
import { rentalForm } from './rental-form.fixture.js';

const [fixture] = fixtures;
const state = { state: 'ready', value: { form: rentalForm } } as const;
const maps = { script: null, tilesUrl: '/tiles/{z}/{x}/{y}.png', attribution: '' };

beforeAll(async () => {
  await components.preloadWhole(['rent-a-car']);
  await import('./overlay/RentalOverlay.js');
});

let unmount: (() => Promise<void>) | undefined;
afterEach(() => unmount?.());

interface Options {
  fields?: StoredBlock['fields'];
  groups?: StoredBlock['groups'];
  submit?: (data: FormData) => ReturnType<SubmitLead>;
  hasMaps?: boolean;
}

async function page({ fields, groups, submit, hasMaps }: Options = {}) {
  if (!fixture) throw new Error('There is no fixture.');
  const stored = { ...fixture, fields: { ...fixture.fields, ...fields } };
  const blocks = resolved([{ ...stored, groups: groups ?? fixture.groups }]);
  const send: SubmitLead = async (_, data) => (submit ? submit(data) : { kind: 'sent' });
  await unmount?.();
  const drawn = await draw(
    <MapsProvider value={hasMaps ? maps : null}>
      <Blocks blocks={blocks} states={{ 'rental-1': state }} submitLead={send} />
    </MapsProvider>,
    'en',
  );
  unmount = drawn.unmount;
  return drawn.container;
}

const press = (root: HTMLElement, name: string | RegExp) =>
  fireEvent.click(within(root).getByRole('button', { name }));
const control = (root: HTMLElement, name: string) =>
  root.querySelector(`dialog [name="${name}"]`) as HTMLInputElement | HTMLSelectElement;
const set = (root: HTMLElement, name: string, value: string) =>
  fireEvent.change(control(root, name), { target: { value } });
const day = (root: HTMLElement, value: string) =>
  root.querySelector(`[data-day="${value}"]`) as HTMLElement;
const total = (root: HTMLElement) => root.querySelector('[data-total]')?.getAttribute('data-total');
/** The rental; the question before it is lost is another dialog. */
const overlayOf = (root: HTMLElement) => [...root.querySelectorAll('dialog')].at(-1);
const heading = (root: HTMLElement) => root.querySelector('dialog h3')?.textContent;
const text = (root: HTMLElement) => withoutIsolates(overlayOf(root)?.textContent ?? '');

async function opened(options: Options = {}) {
  const root = await page(options);
  press(root, 'Book now');
  await waitFor(() => expect(root.querySelector('dialog form')).not.toBeNull());
  return root;
}

/** Chooses two days of the next month that are not Sundays, three days apart. */
function chooseDays(root: HTMLElement): { start: string; end: string } {
  press(root, 'Next month');
  const days = [...root.querySelectorAll<HTMLElement>('[data-day]:not([data-off])')].filter(
    ({ hidden }) => !hidden,
  );
  const values = days.map(({ dataset }) => dataset.day ?? '');
  const later = (value: string) =>
    new Date(Date.parse(value) + 3 * 86_400_000).toISOString().slice(0, 10);
  const start = values.find((value) => values.includes(later(value))) ?? '';
  for (const value of [start, later(start)]) fireEvent.click(day(root, value));
  return { start, end: later(start) };
}

async function toSummary(root: HTMLElement) {
  set(root, 'vehicle', 'Defender 110');
  const days = chooseDays(root);
  press(root, 'Next');
  set(root, 'name', 'Noura');
  set(root, 'email', 'noura@example.com');
  press(root, 'Next');
  await waitFor(() => expect(heading(root)).toBe('Summary'));
  return days;
}

describe('rent-a-car', () => {
  it('shows cards with picture, names, daily price and specification [B-3-310]', async () => {
    const root = await page();
    const cards = [...root.querySelectorAll('li:has(h3)')].map((card) => [
      withoutIsolates(card.querySelector('div')?.textContent ?? ''),
      card.querySelector('img') !== null,
    ]);
    expect(cards).toEqual([
      ['DefenderDefender 110AED 500 a daySeats 5Diesel', true],
      ['F-TYPEAED 900 a day', false],
    ]);
  });

  it('opens an overlay with the steps place and date, contact, summary [B-2-02] [B-2-03] [B-3-308] [B-3-312] [B-4-09]', async () => {
    const root = await opened();
    expect(overlayOf(root)?.open).toBe(true);
    expect(heading(root)).toBe('Location and date');
    await toSummary(root);
    expect(within(root).getByRole('button', { name: 'Send inquiry' })).toBeTruthy();
    press(root, 'Back');
    expect(heading(root)).toBe('Contact details');
    expect(control(root, 'name').value).toBe('Noura');
  });

  it('offers places of its locations, those of a vehicle only [B-3-309] [B-3-311]', async () => {
    const root = await opened({ hasMaps: true });
    const places = () =>
      [...(control(root, 'pickup_location') as HTMLSelectElement).options]
        .filter(({ value }) => value)
        .map(({ textContent }) => textContent);
    expect(places()).toEqual(['Marina – Dubai', 'Airport – Abu Dhabi']);
    await waitFor(() => expect(root.querySelectorAll('.leaflet-marker-icon')).toHaveLength(1));
    set(root, 'vehicle', 'Defender 110');
    expect(places()).toEqual(['Marina – Dubai']);
    expect(control(root, 'pickup_location').value).toBe('marina');
  });

  it('does not offer Sundays and past days, or other closed days that it names [B-3-316] [B-9-22]', async () => {
    const closed = async (additional_json?: string) => {
      const root = await opened(
        additional_json === undefined ? {} : { fields: { additional_json } },
      );
      press(root, 'Next month');
      const off = root.querySelectorAll<HTMLElement>('[data-off]:not([hidden])');
      return new Set([...off].map(({ dataset }) => new Date(`${dataset.day}T00:00Z`).getUTCDay()));
    };
    expect(await closed()).toEqual(new Set([0]));
    for (const unstated of ['', '{"datepicker":{}}', '{"map":{"zoom":9}}']) {
      expect([unstated, await closed(unstated)]).toEqual([unstated, new Set([0])]);
    }
    expect(await closed('{"datepicker":{"disabled_days":[5,6]}}')).toEqual(new Set([5, 6]));
    expect(await closed('{"datepicker":{"disabled_days":[0,1,2,3,4,5,6]}}')).toEqual(new Set([0]));
    expect(createBlock(rentACar).fields.additional_json).toBe(
      '{"datepicker":{"disabled_days":[0]},"map":{"zoom":7}}',
    );
  });

  it('starts its map at the zoom of the configuration, 7 by default [B-3-412] [B-9-23]', async () => {
    const zooms = async (additional_json: string) => {
      const root = await opened({ hasMaps: true, fields: { additional_json } });
      await waitFor(() => expect(root.querySelector('.leaflet-tile')).not.toBeNull());
      return root.querySelector<HTMLImageElement>('.leaflet-tile')?.src.match(/tiles\/(\d+)/)?.[1];
    };
    expect(await zooms('')).toBe('7');
    expect(await zooms('{"map":{"zoom":9}}')).toBe('9');
  });

  it('adds extras to a running total: amounts and togglers [B-3-317] [B-3-318] [B-3-319]', async () => {
    const root = await opened();
    set(root, 'vehicle', 'Defender 110');
    expect(total(root)).toBe('');
    chooseDays(root);
    expect(text(root)).toContain('Baby seatAED 200');
    expect(total(root)).toBe('1700');
    press(root, 'More: Baby seat');
    press(root, 'More: Baby seat');
    expect(total(root)).toBe('1900');
    for (const _ of [1, 2, 3]) press(root, 'Less: Baby seat');
    expect(total(root)).toBe('1500');
    fireEvent.click(within(root).getByRole('checkbox', { name: 'GPS' }));
    expect(total(root)).toBe('1550');
    fireEvent.click(within(root).getByRole('checkbox', { name: 'GPS' }));
    expect(total(root)).toBe('1500');
  });

  it('has five extras in a new step: 200, 75, 50, 50, 75, amounts from 0 to 10 [B-3-321] [B-3-324] [B-9-24] [B-9-25] [B-9-26]', async () => {
    let count = 0;
    const group = createGroup(rentACar, () => `new-${count++}`);
    const [items] = JSON.parse(String(group.fields.items));
    expect(
      items.subitems.map((one: { key: string; price: number; controller: object }) => [
        one.key,
        one.price,
        one.controller,
      ]),
    ).toEqual([
      ['baby_seat', 200, { type: 'amount', min: 0, max: 10, default: 0 }],
      ['booster_seat', 75, { type: 'amount', min: 0, max: 10, default: 0 }],
      ['gps', 50, { type: 'toggler' }],
      ['wifi', 50, { type: 'toggler' }],
      ['additional_driver', 75, { type: 'amount', min: 0, max: 10, default: 0 }],
    ]);
    const root = await opened({ groups: [group] });
    for (let pressed = 0; pressed < 12; pressed++) press(root, 'More: Baby seat');
    expect(within(root).getByRole('status', { name: 'Baby seat: 10' })).toBeTruthy();
    expect([rentACar.max_field_groups]).toEqual([4]);
  });

  it('states what is missing before the next step', async () => {
    const root = await opened();
    press(root, 'Next');
    expect(text(root)).toContain('Choose a vehicle.');
    set(root, 'vehicle', 'F-TYPE');
    expect(text(root)).toContain('Choose a location.');
    set(root, 'pickup_location', 'airport');
    expect(text(root)).toContain('Choose the days of pick-up and return.');
    const { start } = chooseDays(root);
    fireEvent.click(day(root, start));
    fireEvent.click(day(root, start));
    set(root, 'return_time', '09:00');
    expect(text(root)).toContain('Choose a return time after the pick-up.');
    expect(heading(root)).toBe('Location and date');
    press(root, 'Next');
    expect(heading(root)).toBe('Location and date');
  });

  it('fills in the summary template and escapes what was typed [B-3-314]', async () => {
    const root = await opened();
    await toSummary(root);
    expect(text(root)).toContain(
      'Defender 110 Marina – Dubai 3 Baby seat AED 1,700 Noura noura@example.com',
    );
    press(root, 'Back');
    set(root, 'name', '<img src=x onerror=alert(1)>');
    press(root, 'Next');
    await waitFor(() => expect(heading(root)).toBe('Summary'));
    expect(root.querySelector('dialog img')).toBeNull();
  });

  it('sends the answers with the mapped values once, then thanks [B-2-04] [B-3-313] [B-3-315] [B-3-411] [B-8-06] [B-8-07]', async () => {
    const posts: Record<string, unknown>[] = [];
    let finish = () => {};
    const submit = vi.fn((data: FormData) => {
      posts.push(Object.fromEntries(data));
      return new Promise<{ kind: 'sent' }>((resolve) => {
        finish = () => resolve({ kind: 'sent' });
      });
    });
    const root = await opened({ submit });
    const { start, end } = await toSummary(root);
    press(root, 'Send inquiry');
    press(root, /Sending/);
    await waitFor(() => expect(submit).toHaveBeenCalledOnce());
    expect(posts[0]).toMatchObject({
      _form_id: 'rental',
      _idempotency_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Noura',
      car: 'Defender 110',
      from_place: 'Marina – Dubai',
      from_date: `${start} 10:00`,
      to_place: 'Marina – Dubai',
      to_date: `${end} 10:00`,
      days: '3',
      extras: 'Baby seat',
      total: '1700',
    });
    await act(async () => finish());
    expect(heading(root)).toBe('Thank you!');
    expect(text(root)).toContain('Your inquiry has been sent. We will contact you soon.');
    press(root, 'Done');
    expect(overlayOf(root)?.open).toBe(false);
  });

  it('keeps all data after an error, and retries as the same inquiry [B-2-04] [B-4-23] [B-8-08] [B-8-09]', async () => {
    const keys: unknown[] = [];
    const submit = vi.fn(async (data: FormData) => {
      keys.push(data.get('_idempotency_key'));
      if (keys.length === 1) throw new Error('The response was lost');
      return { kind: 'sent' } as const;
    });
    const root = await opened({ submit });
    await toSummary(root);
    press(root, 'Send inquiry');
    await waitFor(() => expect(heading(root)).toBe('Oops! Something went wrong.'));
    expect(text(root)).toContain('Your inquiry has not been sent. Please try again.');
    press(root, 'Try again');
    expect(heading(root)).toBe('Summary');
    expect(text(root)).toContain('Noura');
    press(root, 'Send inquiry');
    await waitFor(() => expect(heading(root)).toBe('Thank you!'));
    expect(new Set(keys).size).toBe(1);
  });

  it('returns to the contact step with what the service rejects', async () => {
    const errors = { email: { code: 'invalid_email', message: 'No such domain.' } } as const;
    const root = await opened({ submit: async () => ({ kind: 'invalid', errors }) });
    await toSummary(root);
    press(root, 'Send inquiry');
    await waitFor(() => expect(heading(root)).toBe('Contact details'));
    expect(text(root)).toContain('No such domain.');
    expect(control(root, 'email').value).toBe('noura@example.com');
  });

  it('asks before Escape loses anything', async () => {
    const root = await opened();
    const dialog = () => overlayOf(root) as HTMLDialogElement;
    fireEvent.keyDown(dialog(), { key: 'Escape' });
    expect(dialog().open).toBe(false);
    press(root, 'Book now');
    await waitFor(() => expect(overlayOf(root)?.open).toBe(true));
    set(root, 'vehicle', 'F-TYPE');
    fireEvent.keyDown(dialog(), { key: 'Escape' });
    expect(dialog().open).toBe(true);
    expect(root.textContent).toContain('Your inquiry was not sent.');
    press(root, 'Continue');
    expect(control(root, 'vehicle').value).toBe('F-TYPE');
  });

  it('opens with the car that another block asks for, and its extras', async () => {
    const root = await page();
    const extras = [
      { key: 'roof', label: 'Roof box', price: 30, controller: { type: 'toggler' as const } },
    ];
    act(() => {
      expect(requestRental({ car: 'defender 110', extras })).toBe(true);
    });
    await waitFor(() => expect(root.querySelector('dialog form')).not.toBeNull());
    expect(control(root, 'vehicle').value).toBe('Defender 110');
    expect(text(root)).toContain('Roof box');
    set(root, 'vehicle', 'F-TYPE');
    expect(text(root)).not.toContain('Roof box');
  });

  it('links to the contact form without a script', () => {
    if (!fixture) throw new Error('There is no fixture.');
    const blocks = resolved([fixture]);
    const html = serve(<Blocks blocks={blocks} states={{ 'rental-1': state }} />, blocks);
    expect(html).toContain('href="#form-rental"');
    expect(html).toContain('Defender 110');
  });

  it('keeps the page for damaged configurations', async () => {
    const damaged = ['[[', '{"__proto__":{"a":1}}', '[{"name_key":5}]', `[${'['.repeat(40)}`];
    for (const value of damaged) {
      const root = await page({
        fields: { locations_json: value, additional_json: value, hidden_field_mapping: value },
        groups: [{ id: 'g', fields: { items: value } }],
      });
      expect(root.textContent).toContain('Defender 110');
    }
    const absurd = [-5, 1e9, 'ten', '٥٠٠', null].map((daily, at) => ({
      display_name: `Car ${at}`,
      price: { daily },
    }));
    const root = await page({ fields: { vehicles_json: JSON.stringify(absurd) } });
    const prices = [...root.querySelectorAll('li:has(h3)')].map((card) =>
      withoutIsolates(card.textContent ?? '').replace('Rent this carRent this car', ''),
    );
    expect(prices).toEqual([
      'Car 0Price on request',
      'Car 1Price on request',
      'Car 2Price on request',
      'Car 3AED 500 a day',
      'Car 4Price on request',
    ]);
  });
});
