// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Accordion } from './Accordion.js';

afterEach(cleanup);

const items = [
  { id: 'a', title: 'أ', content: '1' },
  { id: 'b', title: 'ب', content: '2' },
];
const open = () => Array.from(document.querySelectorAll('details'), (details) => details.open);

it('opens and closes all, and states which it will do', () => {
  render(<Accordion items={items} openAllLabel="كلها" closeAllLabel=" " />);
  const button = screen.getByRole('button', { name: 'كلها' });
  fireEvent.click(button);
  expect(open()).toEqual([true, true]);
  expect(button.textContent).toBe('إغلاق الكل');
  fireEvent.click(button);
  expect(open()).toEqual([false, false]);
});

it('has no such control for one item, or where one is open at a time', () => {
  const { rerender } = render(<Accordion items={items.slice(0, 1)} />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<Accordion items={items} single="faq" />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.querySelector('details')?.getAttribute('name')).toBe('faq');
});

it('gives titles their level', () => {
  render(<Accordion items={items} level={4} />);
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(2);
});
