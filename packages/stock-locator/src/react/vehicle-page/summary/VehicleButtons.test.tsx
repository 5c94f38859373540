// @vitest-environment happy-dom
import { basicConsent, createConsent } from '@mawkib/core/consent';
import { silentLogger } from '@mawkib/core/errors';
import { ConsentProvider } from '@mawkib/core/react';
import { createStorage, localEntries } from '@mawkib/core/storage';
import { LocaleProvider } from '@mawkib/ui';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { normaliseVehicle } from '../../../engine/vehicle/normalise-vehicle.js';
import { VehicleButtons } from './VehicleButtons.js';

function consentToEverything() {
  const storage = createStorage(localStorage, silentLogger, localEntries);
  const consent = createConsent({
    strategy: basicConsent({ storage, logger: silentLogger }),
    cookies: { read: () => '', write() {} },
    place: () => ({ hostname: 'cars.example', pathname: '/' }),
    now: () => 0,
    logger: silentLogger,
  });
  consent.start();
  consent.acceptAll();
  return consent;
}

const show = (...buttons: object[]) =>
  render(
    <LocaleProvider locale="en">
      <ConsentProvider consent={consentToEverything()}>
        <VehicleButtons buttons={normaliseVehicle({ buttons }).buttons} />
      </ConsentProvider>
    </LocaleProvider>,
  );
const link = (name: string) => screen.getByRole('link', { name });

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('buttons of a vehicle', () => {
  it('lead where their type says [S-3-28] [B-3-378] [B-3-380]', () => {
    show(
      { id: '1', label: 'Details', target_type: 'url', target: '/details' },
      { id: '2', label: 'Call', target_type: 'phone', target: '+971 4 555 0100' },
      { id: '3', label: 'Write', target_type: 'email', target: 'szr@mawkib.example' },
      { id: '4', label: 'Look inside', target_type: 'embed', target: 'https://tour.example/9' },
    );
    expect(link('Details').getAttribute('href')).toBe('/en/details');
    expect(link('Call').getAttribute('href')).toBe('tel:+97145550100');
    expect(link('Write').getAttribute('href')).toBe('mailto:szr@mawkib.example');
    fireEvent.click(screen.getByRole('button', { name: 'Look inside' }));
    expect(within(screen.getByRole('dialog')).getByTitle('Look inside').getAttribute('src')).toBe(
      'https://tour.example/9',
    );
  });

  it('open in a modal or a new window when asked [B-3-381]', () => {
    const target = { target_type: 'url', target: 'https://offers.example/9' };
    show(
      { id: '1', label: 'Offer', ...target, target_action: 'modal' },
      { id: '2', label: 'Shop', ...target, target_action: 'new_tab' },
    );
    expect(document.querySelector('dialog')?.hasAttribute('open')).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Offer' }));
    const dialog = screen.getByRole('dialog', { name: 'Offer' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    const shop = link('Shop (in a new window)');
    expect([shop.getAttribute('target'), shop.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  });

  it('are one main button and others [B-3-379]', () => {
    const target = { target_type: 'url', target: '/x' };
    show(
      { id: '1', label: 'Main', button_type: 'primary', ...target },
      { id: '2', label: 'Other', button_type: 'other', ...target },
    );
    expect(link('Main').dataset.kind).toBe('primary');
    expect(link('Other').dataset.kind).toBe('secondary');
  });

  it.each([
    ['url', 'javascript:alert(1)'],
    ['embed', '//evil.example'],
    ['phone', 'call me'],
    ['email', 'a@b.example?bcc=all@c.example'],
    ['form', '/x'],
  ])('are left out where they lead nowhere sound: %s %s', (target_type, target) => {
    show({ id: '1', label: 'Bad', target_type, target });
    expect(screen.queryByText('Bad')).toBeNull();
  });
});
