import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderControl } from '../testing/render-control.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

afterEach(cleanup);

const choices = [
  { value: 'phone', label: 'Phone', icon: 'phone' },
  { value: 'tablet', label: 'Tablet', icon: 'tablet' },
] as const;

function open(locale: 'ar' | 'en' = 'en') {
  const onChange = vi.fn();
  renderControl(
    <SegmentedControl label="Width" choices={choices} value="phone" onChange={onChange} />,
    locale,
  );
  return { onChange, radio: (name: string) => screen.getByRole('radio', { name }) };
}

it('reports the choice that is pressed, and none when it is pressed again', () => {
  const { onChange, radio } = open();
  expect(screen.getByRole('radiogroup', { name: 'Width' })).toBeTruthy();
  expect(radio('Phone').getAttribute('aria-checked')).toBe('true');
  fireEvent.click(radio('Tablet'));
  expect(onChange).toHaveBeenLastCalledWith('tablet');
  onChange.mockClear();
  fireEvent.click(radio('Phone'));
  expect(onChange).not.toHaveBeenCalled();
});

it.each([
  ['en', 'ArrowRight'],
  ['ar', 'ArrowLeft'],
] as const)('moves with the arrow that points to the next choice (%s)', (locale, key) => {
  const { radio } = open(locale);
  act(() => radio('Phone').focus());
  fireEvent.keyDown(radio('Phone'), { key });
  expect(document.activeElement).toBe(radio('Tablet'));
});
