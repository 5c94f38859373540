// @vitest-environment happy-dom
import { LocaleProvider } from '@mawkib/ui';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rawVehicle } from '../../fixtures/raw-vehicles.js';
import { deviceSavedVehicles as saved } from '../saved-vehicles/device-saved-vehicles.js';
import type { LoadVehicles } from '../saved-vehicles/use-saved-list.js';
import { SavedList } from './SavedList.js';
import { SharedList } from './SharedList.js';

const vehicle = (id: string, changes = {}) =>
  rawVehicle({ id, model_display_name: `Car ${id}`, ...changes });
const stored = () => JSON.parse(localStorage.getItem('stockLocatorSavedVahicles') ?? '[]');
const ids = () => stored().map(({ id }: { id: string }) => id);
const shareHref = (shared: readonly string[]) => `/en/saved-vehicles?ids=${shared.join(',')}`;

const show = (load: LoadVehicles) =>
  render(
    <LocaleProvider locale="en">
      <SavedList load={load} shareHref={shareHref} />
    </LocaleProvider>,
  );
const save = (...saving: string[]) => {
  for (const id of saving.toReversed()) saved.toggle({ id });
};
const status = () => screen.getAllByRole('status')[0]?.textContent;

afterEach(() => {
  cleanup();
  for (const { id } of [...saved.list()]) saved.remove(id);
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('the saved list', () => {
  it('forgets a vehicle that answers 404, on the device too [S-4-30]', async () => {
    save('1', '2');
    show(async () => ({ vehicles: [vehicle('1')], gone: ['2'] }));
    await waitFor(() => expect(status()).toBe('1 car'));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(ids()).toEqual(['1']);
  });

  it('keeps what could not be had and asks again when told to [S-4-30]', async () => {
    save('1', '2');
    let isUp = false;
    const requested: string[] = [];
    show(async (wanted) => {
      requested.push(wanted.join());
      if (!isUp) throw new Error('500');
      return { vehicles: wanted.map((id) => vehicle(id)), gone: [] };
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('None of them was removed');
    expect(ids()).toEqual(['1', '2']);
    isUp = true;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(requested).toEqual(['1,2', '1,2']);
  });

  it('asks for a vehicle once, and follows what is saved elsewhere meanwhile', async () => {
    save('1');
    const requested: string[] = [];
    show(async (wanted) => {
      requested.push(...wanted);
      return { vehicles: wanted.map((id) => vehicle(id)), gone: [] };
    });
    await waitFor(() => expect(status()).toBe('1 car'));
    act(() => saved.toggle({ id: '2' }));
    await waitFor(() => expect(status()).toBe('2 cars'));
    expect(requested).toEqual(['1', '2']);
    act(() => saved.remove('1'));
    await waitFor(() => expect(status()).toBe('1 car'));
  });

  it('tells of each vehicle what the market names, and so do shared ones', async () => {
    const attributes = ['mileage', 'vin'] as const;
    const car = vehicle('1', { mileage: 7, vin: 'SALEA7EU4P2123456' });
    save('1');
    const facts = () => [...document.querySelectorAll('article li')].map((li) => li.textContent);
    const wanted = ['Mileage 7 km', 'VIN ending 456'];
    render(
      <LocaleProvider locale="en">
        <SavedList
          load={async () => ({ vehicles: [car], gone: [] })}
          shareHref={shareHref}
          cardAttributes={attributes}
        />
      </LocaleProvider>,
    );
    await waitFor(() => expect(facts()).toEqual(wanted));
    cleanup();
    render(
      <LocaleProvider locale="en">
        <SharedList vehicles={[car]} cardAttributes={attributes} />
      </LocaleProvider>,
    );
    expect(facts()).toEqual(wanted);
  });

  it('states what to do when nothing is saved', () => {
    show(async () => ({ vehicles: [], gone: [] }));
    expect(screen.getByText('No saved cars yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show all cars' })).toBeTruthy();
  });

  it('sets vehicles side by side, on request where they differ only', async () => {
    save('1', '2');
    const vehicles = [vehicle('1', { color_name: 'Black' }), vehicle('2', { color_name: 'White' })];
    show(async () => ({ vehicles, gone: [] }));
    fireEvent.click(await screen.findByRole('button', { name: 'Compare' }));
    const heads = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(heads()).toContain('Transmission');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Differences only' }));
    expect(heads()).toEqual(['Exterior colour']);
    expect(screen.getByRole('row', { name: /Exterior colour/ }).textContent).toContain(
      'BlackWhite',
    );
  });

  const compareTwo = async (locale: 'ar' | 'en', requested: string[]) => {
    const vehicles = [
      vehicle('1', { nameplate_external_code: 'f-pace' }),
      vehicle('2', { model_display_name: 'Defender 110' }),
      vehicle('3', { nameplate_external_code: 'F-Pace' }),
    ];
    const spec = (model: string, value: number) => ({
      model,
      groups: [{ label: 'Engine', items: [{ key: 'towing', label: 'Towing', value }] }],
    });
    render(
      <LocaleProvider locale={locale}>
        <SavedList
          load={async () => ({ vehicles, gone: [] })}
          shareHref={shareHref}
          loadSpecs={async (model) => {
            requested.push(model);
            const [own, other] = [spec(model, model === 'x761' ? 400 : 300), spec('other', 1)];
            return [own, other];
          }}
        />
      </LocaleProvider>,
    );
    fireEvent.click(await screen.findByRole('button', { name: /Compare|مقارنة/ }));
  };

  it('compares the specs of models: one request each, the first element is kept by model [S-7-21] [S-3-41]', async () => {
    save('1', '2', '3');
    const requested: string[] = [];
    const towing = async () => (await screen.findByText('Towing')).closest('tr');
    for (const _visit of [1, 2]) {
      await compareTwo('en', requested);
      expect((await towing())?.textContent).toBe('Towing400300400');
      expect(requested).toEqual(['x761', 'Defender 110']);
      cleanup();
    }
    const kept = JSON.parse(sessionStorage.getItem('models') ?? '{}');
    expect(Object.keys(kept)).toEqual(['x761', 'Defender 110']);
    expect(kept.x761.groups[0].items[0].value).toBe(400);
    await compareTwo('ar', requested);
    await towing();
    await waitFor(() => expect(requested).toHaveLength(4));
  });

  it('is shared by an address that names its vehicles', async () => {
    save('1', '2');
    const written: string[] = [];
    vi.stubGlobal('navigator', {
      clipboard: { writeText: async (text: string) => written.push(text) },
    });
    show(async (wanted) => ({ vehicles: wanted.map((id) => vehicle(id)), gone: [] }));
    await waitFor(() => expect(status()).toBe('2 cars'));
    fireEvent.click(screen.getByRole('button', { name: 'Share this list' }));
    await screen.findByText('Link copied.');
    expect(written[0]).toMatch(/\/en\/saved-vehicles\?ids=1,2$/);
  });
});

it('a shared list is saved by one press, what was saved stays', () => {
  save('7', '2');
  render(
    <LocaleProvider locale="en">
      <SharedList vehicles={[vehicle('1'), vehicle('2')]} />
    </LocaleProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save all' }));
  expect(ids().toSorted()).toEqual(['1', '2', '7']);
  expect(screen.getByRole('link', { name: 'Saved (3)' }).getAttribute('href')).toBe(
    '/en/saved-vehicles',
  );
});
