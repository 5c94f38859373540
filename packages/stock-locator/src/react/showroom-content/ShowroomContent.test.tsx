// @vitest-environment happy-dom
import { silentLogger } from '@mawkib/core/errors';
import { withoutIsolates } from '@mawkib/core/locale';
import { LocaleProvider } from '@mawkib/ui';
import { sanitize } from '@mawkib/ui/rich-text';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { readShowroomConfig } from '../../engine/showroom/showroom-config.js';
import { rawVehicle } from '../../fixtures/raw-vehicles.js';
import { showroomEntries } from '../../fixtures/showroom-entries.js';
import { VehiclePage, type VehiclePageProps } from '../vehicle-page/VehiclePage.js';

const content = readShowroomConfig(showroomEntries, {
  sanitize,
  logger: silentLogger,
});

const page = (props: Partial<VehiclePageProps> = {}) => (
  <LocaleProvider locale="en">
    <VehiclePage
      vehicle={rawVehicle({ financing_options: ['cash', 'lease', 'rent'], subscribe_price: 8_900 })}
      content={content}
      {...props}
    />
  </LocaleProvider>
);
const section = (name: string) => within(screen.getByRole('region', { name }));

afterEach(cleanup);

describe('what a market configures of a vehicle’s page', () => {
  it('offers no way to pay for a sold car, and reports it before its price', () => {
    const waysToPay = () => screen.queryAllByText(/Work it out|قسط شهري ثابت/).length;
    const { container } = render(page({ vehicle: rawVehicle({ status: 'sold' }) }));
    expect(waysToPay()).toBe(0);
    expect(container.querySelector('header')?.textContent).toMatch(/has been sold.*AED/);
    cleanup();
    render(page());
    expect(waysToPay()).toBeGreaterThan(1);
  });

  it('fills a section for each type of entry [S-3-34]', () => {
    render(page());
    expect(section('شراء').getByText('يشمل السعر ضريبة القيمة المضافة.')).toBeTruthy();
    expect(section('تأجير').getByText('قسط شهري ثابت.')).toBeTruthy();
    const subscription = section('اشتراك');
    expect(subscription.getByText('التأمين الشامل')).toBeTruthy();
    expect(subscription.getByText((text) => text.includes('2,500'))).toBeTruthy();
    const additional = section('Good to know');
    expect(additional.getByText('خمس سنوات أو 150 ألف كيلومتر.')).toBeTruthy();
    expect(additional.queryByText('قسط شهري ثابت.')).toBeNull();
  });

  it('shows HTML, a calculator, a finance options table and a form [S-3-35]', async () => {
    render(page({ renderForm: (formId) => <form aria-label={`form ${formId}`} /> }));
    const html = section('تأجير').getByText('قسط شهري ثابت.');
    expect(html.tagName).toBe('P');

    const calculator = section('شراء');
    const lineOf = (name: string) =>
      withoutIsolates(
        calculator.getByText(name).closest('div')?.querySelector('dd')?.textContent ?? '',
      );
    expect(lineOf('القسط الشهري')).toBe('AED 6,177');
    expect(lineOf('رسوم الملف')).toBe('1%');
    fireEvent.click(calculator.getByRole('radio', { name: '36 months' }));
    expect(lineOf('القسط الشهري')).toBe('AED 9,839');

    const details = section('تأجير').getByText('قارن طرق الدفع').closest('details');
    if (!details) throw new Error('no popup');
    details.open = true;
    fireEvent(details, new Event('toggle'));
    const popup = within(await screen.findByRole('dialog'));
    expect(popup.getByRole('heading', { name: 'قارن طرق الدفع' })).toBeTruthy();
    expect(popup.getAllByRole('row')).toHaveLength(9);
    fireEvent.click(popup.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();

    expect(screen.queryByRole('form', { name: 'form callback' })).toBeNull();
    fireEvent.click(section('اشتراك').getByRole('link', { name: 'Open the form' }));
    expect(screen.getByRole('form', { name: 'form callback' })).toBeTruthy();
  });

  it('leads to a form by its link, and opens a popup in place, without a script', () => {
    const html = renderToString(page());
    const shown = new DOMParser().parseFromString(html, 'text/html');
    expect(shown.querySelector('a[href$="#form-callback"]')?.textContent).toContain(
      'Open the form',
    );
    const popup = [...shown.querySelectorAll('details')].find((details) =>
      details.querySelector('summary')?.textContent?.includes('قارن طرق الدفع'),
    );
    expect(popup?.querySelector('table')).not.toBeNull();
  });

  it('shows no section of a way in which the vehicle cannot be paid', () => {
    render(page({ vehicle: rawVehicle({ financing_options: ['cash'] }) }));
    expect(screen.queryByRole('region', { name: 'تأجير' })).toBeNull();
    expect(section('Good to know')).toBeTruthy();
  });

  it('works nothing out where no price is shown', () => {
    render(page({ vehicle: rawVehicle({ price_hidden: ['cash', 'lease'] }) }));
    const calculator = section('شراء');
    expect(calculator.getByText('رسوم الملف')).toBeTruthy();
    expect(calculator.queryByText('القسط الشهري')).toBeNull();
    expect(calculator.queryByRole('slider')).toBeNull();
  });
});
