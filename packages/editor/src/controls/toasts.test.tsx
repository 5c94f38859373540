import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderControl } from '../testing/render-control.tsx';
import { showToast } from './show-toast.ts';
import { Toasts } from './Toasts.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = (locale: 'ar' | 'en') => renderControl(<Toasts />, locale);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('announces politely, replaces the last message and closes by itself', async () => {
  open('en');
  showToast('First');
  await screen.findByText('First');
  showToast('Second');
  const second = await screen.findByText('Second');
  expect(second.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
  await waitFor(() => expect(screen.queryByText('First')).toBeNull());
  await pass(7000);
  await waitFor(() => expect(screen.queryByText('Second')).toBeNull());
});

it('keeps an error until it is closed, beside later messages', async () => {
  open('en');
  showToast('Not saved', { kind: 'error' });
  await screen.findByText('Not saved');
  showToast('Saved');
  await screen.findByText('Saved');
  await pass(20_000);
  expect(screen.queryByText('Saved')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText('Not saved')).toBeNull());
});

it('runs the action once and closes', async () => {
  const run = vi.fn();
  open('en');
  showToast('Removed', { action: { label: 'Undo', run } });
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByText('Removed')).toBeNull());
});

it('stands at the end side of a right-to-left window, with its labels in Arabic', async () => {
  open('ar');
  showToast('حُفظ');
  const list = (await screen.findByText('حُفظ')).closest('ol');
  expect(list?.dir).toBe('rtl');
  expect(list?.getAttribute('data-x-position')).toBe('left');
  expect(screen.getByRole('button', { name: 'إخفاء' })).toBeTruthy();
});
