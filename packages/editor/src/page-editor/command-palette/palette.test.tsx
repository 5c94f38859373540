import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { pageStoreFixture } from '../../testing/pages.fixture.ts';
import { renderStaff } from '../../testing/render-staff.tsx';
import { Palette } from './Palette.tsx';

afterEach(cleanup);

function open(locale: 'ar' | 'en' = 'en') {
  const store = pageStoreFixture();
  const onClose = vi.fn();
  const router = createMemoryRouter([{ path: '*', element: <Palette onClose={onClose} /> }]);
  renderStaff(<RouterProvider router={router} />, { store, locale });
  const input = screen.getByRole('combobox', { name: locale === 'en' ? 'Commands' : 'الأوامر' });
  const search = (value: string) => fireEvent.change(input, { target: { value } });
  const press = (key: string) => fireEvent.keyDown(input, { key });
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  const selected = () => screen.getByRole('option', { selected: true }).textContent;
  return { store, onClose, input, search, press, options, selected };
}

it('runs the command that was found, after the palette closed', async () => {
  const { store, onClose, search, press, options } = open();
  search('go to 2');
  await waitFor(() => expect(options()).toHaveLength(1));
  press('Enter');
  expect(onClose).toHaveBeenCalledOnce();
  await waitFor(() => expect(store.getState().selected).toBe('b'));
});

it('moves through the list with the arrows, round its ends, with the focus in the input', async () => {
  const { input, press, options, selected } = open();
  await waitFor(() => expect(selected()).toBe(options()[0]));
  act(() => input.focus());
  press('ArrowDown');
  expect(selected()).toBe(options()[1]);
  press('ArrowUp');
  press('ArrowUp');
  expect(selected()).toBe(options().at(-1));
  expect(input.getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { selected: true }).id,
  );
  expect(document.activeElement).toBe(input);
});

it('finds Arabic names in any spelling, and reports when there are none', async () => {
  const { search, options } = open('ar');
  search('حفظ المسوده');
  await waitFor(() => expect(options()).toHaveLength(1));
  search('xyzzy');
  expect((await screen.findByText('لا أوامر بهذا الاسم.')).getAttribute('role')).toBe('status');
  expect(options()).toEqual([]);
});
