import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderControl } from '../testing/render-control.tsx';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { showToast } from './show-toast.ts';
import { Toasts } from './Toasts.tsx';

afterEach(cleanup);

function Opener({ inside }: { inside?: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && (
        <Dialog title="Rename" onClose={() => setOpen(false)}>
          {inside ?? <input aria-label="Name" />}
        </Dialog>
      )}
    </>
  );
}

function open(inside?: ReactNode) {
  renderControl(
    <>
      <Opener inside={inside} />
      <Toasts />
    </>,
  );
  const opener = screen.getByRole('button', { name: 'Open' });
  act(() => opener.focus());
  fireEvent.click(opener);
  return opener;
}
const pressEscape = () =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });

it('focuses its title first, closes with Escape and returns the focus', async () => {
  const opener = open();
  expect(screen.getByRole('dialog', { name: 'Rename' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Rename' }));
  pressEscape();
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it('focuses an element with data-autofocus instead of the title', () => {
  open(<input aria-label="Name" data-autofocus="" />);
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

it('closes the topmost of two dialogs with Escape', () => {
  open(<Opener />);
  const dialog = screen.getByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Open' }));
  expect(screen.getAllByRole('dialog')).toHaveLength(2);
  pressEscape();
  expect(screen.getAllByRole('dialog')).toEqual([dialog]);
});

it('closes the topmost dialog with Escape after its focused element was removed', () => {
  open(<Opener />);
  const dialog = screen.getByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Open' }));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.getAllByRole('dialog')).toEqual([dialog]);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('makes the page behind it inert, but not the toasts', async () => {
  const opener = open();
  expect(opener.closest('[inert]')).toBeTruthy();
  showToast('Saved');
  await screen.findByText('Saved');
  expect(screen.getByRole('region', { name: 'Notifications' }).closest('[inert]')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.getByRole('dialog', { name: 'Rename' })).toBeTruthy();
});
