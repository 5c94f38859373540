import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderControl } from '../testing/render-control.tsx';
import { Menu, MenuItem } from './Menu.tsx';

afterEach(cleanup);

async function open() {
  const signOut = vi.fn();
  renderControl(
    <Menu icon="person" label="Account" header="Noura">
      <MenuItem icon="outside" label="View the site" href="/en/" target="_blank" />
      <MenuItem icon="leave" label="Sign out" onAction={signOut} />
    </Menu>,
  );
  const button = screen.getByRole('button', { name: 'Account' });
  fireEvent.click(button);
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
  return { button, signOut };
}
const press = (key: string) => {
  const target = document.activeElement ?? document.body;
  fireEvent.keyDown(target, { key });
  fireEvent.keyUp(target, { key });
};

it('opens a menu of actions and links under its header', async () => {
  await open();
  expect(screen.getByRole('menu', { name: 'Account' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Noura' })).toBeTruthy();
  const link = screen.getByRole('menuitem', { name: 'View the site' });
  expect(link.getAttribute('href')).toBe('/en/');
});

it('is used with arrow keys and Enter, and closes after an action', async () => {
  const { signOut } = await open();
  press('End');
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Sign out' }));
  press('Enter');
  expect(signOut).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

it('closes with Escape and returns the focus to its button', async () => {
  const { button } = await open();
  press('Escape');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
});
