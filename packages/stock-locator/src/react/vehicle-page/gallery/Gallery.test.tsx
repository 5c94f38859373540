// @vitest-environment happy-dom
import type { Locale } from '@mawkib/core/locale';
import { LocaleProvider } from '@mawkib/ui';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { normaliseVehicle } from '../../../engine/vehicle/normalise-vehicle.js';
import { rawVehicle } from '../../../fixtures/raw-vehicles.js';
import { Gallery } from './Gallery.js';

const { photos } = normaliseVehicle(rawVehicle());
const gallery = (locale: Locale) => (
  <LocaleProvider locale={locale}>
    <Gallery photos={photos} name="Defender 110" />
  </LocaleProvider>
);
const show = (locale: Locale = 'en') => render(gallery(locale)).container;
const thumbNow = (container: HTMLElement) =>
  container.querySelector('[aria-current]')?.getAttribute('aria-label');

async function openFull(container: HTMLElement) {
  const opener = within(container).getByRole('button', { name: /full screen|ملء الشاشة/ });
  opener.focus();
  fireEvent.click(opener);
  return { opener, dialog: await screen.findByRole('dialog') };
}

afterEach(cleanup);

describe('the gallery', () => {
  it.each([
    ['en', 'ArrowRight', 'ArrowLeft', 'Picture 2 of 4', 'Picture 1 of 4'],
    ['ar', 'ArrowLeft', 'ArrowRight', 'الصورة 2 من 4', 'الصورة 1 من 4'],
  ] as const)('goes along the line of text by arrows: %s', (locale, on, back, second, first) => {
    const container = show(locale);
    const [link] = container.querySelectorAll('a');
    fireEvent.keyDown(link as Element, { key: on });
    expect(thumbNow(container)).toBe(second);
    fireEvent.keyDown(link as Element, { key: back });
    expect(thumbNow(container)).toBe(first);
    fireEvent.keyDown(link as Element, { key: back });
    expect(thumbNow(container)).toBe(first);
  });

  it('has one stop of the tab key among its pictures, on the one that is shown', () => {
    const container = show();
    const stops = () =>
      [...container.querySelectorAll<HTMLElement>('ul:first-of-type a[href*="1600x900"]')].map(
        ({ tabIndex }) => tabIndex,
      );
    expect(stops()).toEqual([0, -1, -1, -1]);
    fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(stops()).toEqual([-1, 0, -1, -1]);
  });

  it('opens over the whole screen on the picture that is shown, and gives focus and picture back', async () => {
    const container = show();
    fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    const { opener, dialog } = await openFull(container);
    const status = within(dialog).getByRole('status');
    expect(status.textContent).toContain('Picture 2 of 4');
    fireEvent.keyDown(dialog, { key: 'End' });
    expect(status.textContent).toContain('Picture 4 of 4');
    expect(
      within(dialog).getByRole('button', { name: 'Next picture' }).getAttribute('aria-disabled'),
    ).toBe('true');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(opener);
    expect(thumbNow(container)).toBe('Picture 4 of 4');
  });

  it('leads to a picture itself without a script', () => {
    const page = new DOMParser().parseFromString(renderToString(gallery('ar')), 'text/html');
    const [first] = page.querySelectorAll('li a');
    expect(first?.getAttribute('href')).toBe(photos[0]?.full);
    expect(first?.textContent).toContain('ملء الشاشة');
    const [thumb] = page.querySelectorAll('a[aria-current]');
    expect(page.getElementById(thumb?.getAttribute('href')?.slice(1) ?? '')).not.toBeNull();
  });

  it('reports that pictures follow where there are none', () => {
    render(<Gallery photos={[]} name="Defender" />);
    expect(screen.getByText('ستتوفر الصور قريبًا')).toBeTruthy();
  });
});
