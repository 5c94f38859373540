// @vitest-environment happy-dom
import { LocaleProvider } from '@mawkib/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { OrderLayout } from '../layout/OrderLayout.js';
import { vehicleFor } from '../vehicle.fixture.js';
import { StepsPage, type StepsPageProps } from './StepsPage.js';
import { optionsFor, stepsPageAt } from './steps-page.fixture.js';

afterEach(cleanup);

const page = (props: StepsPageProps) => (
  <LocaleProvider locale="en">
    <OrderLayout step="details" vehicle={vehicleFor('en')} quote={props.options.quote}>
      <StepsPage {...props} />
    </OrderLayout>
  </LocaleProvider>
);
const at = (...given: Parameters<typeof stepsPageAt>) => render(page(stepsPageAt(...given)));
const texts = (selector: string, root: ParentNode = document) =>
  [...root.querySelectorAll(selector)].map((one) => one.textContent);

test('the trade-in step has a list of brands, models, bodies and fuels, and only the models of the brand [S-3-32]', () => {
  const { container } = at('trade_in', 'en', { values: { trade_in: 'car' } });
  const optionsOf = (name: string) =>
    texts(`select[name="${name}"] option:not([value=""])`, container);
  expect(optionsOf('brand')).toEqual(['Nissan', 'Toyota']);
  expect(optionsOf('body_type')).toEqual(['SUV']);
  expect(optionsOf('fuel_type')).toEqual(['Petrol']);
  fireEvent.change(screen.getByLabelText('Brand'), { target: { value: 'toyota' } });
  expect(optionsOf('model')).toEqual(['Camry']);
});

test('without a script all models are there with their brands, and the form is a native post', () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(page(stepsPageAt('trade_in', 'en')));
  expect(texts('select[name="model"] option', root)).toEqual(
    expect.arrayContaining(['Nissan Patrol', 'Toyota Camry']),
  );
  const form = root.querySelector('form') as HTMLFormElement;
  expect(form.getAttribute('method')).toBe('post');
  expect(Object.fromEntries(new FormData(form) as never)).toMatchObject({
    _action: 'init',
    step: '2',
  });
});

test('a hidden price is on request, and a plan has its figures', () => {
  const { container } = at('payment_options', 'en');
  const card = (value: string) =>
    container.querySelector(`input[value="${value}"]`)?.closest('label')?.textContent;
  expect(card('lease')).toContain('Price on request');
  expect(card('rent')).toMatch(/9,900.* a month/);
  expect(card('plan')).toMatch(/from .*7,332.* a month/);
});

test('the first tab takes its default; a completed tab is a link, one ahead is not [S-4-11]', () => {
  at('service_packs', 'en');
  expect(screen.getByRole('link', { name: /Payment/ }).getAttribute('href')).toMatch(/step=1$/);
  expect(screen.queryByRole('link', { name: /Service/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /Appointment/ })).toBeNull();
  expect(screen.getByText('Included')).toBeTruthy();
});

test('what was typed stays beside its errors', () => {
  const values = { location: 'delivery', area: 'dubai', street: 'Al Wasl', building: '' };
  at('location', 'en', { values, errors: { building: 'This field is required' } });
  expect((screen.getByLabelText('Street') as HTMLInputElement).value).toBe('Al Wasl');
  expect(screen.getByLabelText(/Building/).getAttribute('aria-invalid')).toBe('true');
});

test('the car stays beside the form, with the service’s lines and sums', () => {
  const { container } = at('location', 'en');
  expect(container.querySelector('[data-line="pack:service"]')?.textContent).toMatch(/8,500/);
  expect(container.querySelector('[data-line="due_later"]')?.textContent).toMatch(/497,500/);
});

test('a second press while the first is on its way sends nothing', () => {
  const sent = vi.fn();
  const { container } = at('location', 'en', {
    isSending: true,
    form: ({ onSubmit, ...form }) => (
      <form
        {...form}
        onSubmit={(event) => {
          onSubmit?.(event);
          if (!event.defaultPrevented) sent();
        }}
      />
    ),
  });
  fireEvent.submit(container.querySelector('form') as HTMLFormElement);
  expect(sent).not.toHaveBeenCalled();
});

test('a retailer without free times says so', () => {
  const options = optionsFor('en');
  const appointment = { kinds: ['viewing' as const], retailer_id: '1', days: [] };
  at('appointment', 'en', { options: { ...options, appointment } });
  expect(screen.getByText(/no free times/)).toBeTruthy();
});

test('a step that replaces another one has the focus on its heading, one that was loaded has not', () => {
  at('location', 'en');
  expect(document.activeElement).toBe(document.body);
  cleanup();
  at('location', 'en', { takesFocus: true });
  expect(document.activeElement?.querySelector('h1')).not.toBeNull();
});
