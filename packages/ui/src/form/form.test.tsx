// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Checkbox } from './Checkbox.js';
import { RangeInput } from './range/RangeInput.js';
import { movedRange, share } from './range/range-values.js';
import { Select } from './Select.js';
import { TextInput } from './TextInput.js';

afterEach(cleanup);

it('ties label, hint and error to the control', () => {
  render(<TextInput label="الاسم" hint="كما في الهوية" error="أدخل اسمك." />);
  const input = screen.getByLabelText('الاسم');
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'كما في الهوية',
    'خطأ: أدخل اسمك.',
  ]);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

it('turns Arabic digits into 0-9 while they are typed', () => {
  const onChange = vi.fn((event) => event.target.value);
  render(<TextInput label="الهاتف" type="tel" onChange={onChange} />);
  const input = screen.getByLabelText<HTMLInputElement>('الهاتف');
  fireEvent.change(input, { target: { value: '٠٥٠۱۲' } });
  expect(onChange).toHaveReturnedWith('05012');
  expect(input.value).toBe('05012');
  expect(input.dir).toBe('ltr');
});

it('leaves words alone', () => {
  render(<TextInput label="الاسم" />);
  const input = screen.getByLabelText<HTMLInputElement>('الاسم');
  fireEvent.change(input, { target: { value: 'علي ٢' } });
  expect(input.value).toBe('علي ٢');
  expect(input.getAttribute('dir')).toBeNull();
});

it('offers an empty choice only when asked', () => {
  const options = [{ value: 'a', label: 'أ' }];
  const { rerender } = render(<Select label="س" options={options} placeholder />);
  expect(screen.getAllByRole('option')).toHaveLength(2);
  rerender(<Select label="س" options={options} />);
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

it('is checked by its words', () => {
  render(<Checkbox label="أوافق" />);
  fireEvent.click(screen.getByText('أوافق'));
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
});

it('moves two thumbs that never pass each other, and commits when let go', () => {
  const [onChange, onCommit] = [vi.fn(), vi.fn()];
  render(
    <RangeInput
      label="السعر"
      min={0}
      max={100}
      value={[20, 60]}
      onChange={onChange}
      onCommit={onCommit}
    />,
  );
  const [low, high] = screen.getAllByRole<HTMLInputElement>('slider') as [
    HTMLInputElement,
    HTMLInputElement,
  ];
  fireEvent.change(low, { target: { value: '80' } });
  expect(onChange).toHaveBeenLastCalledWith([60, 60]);
  fireEvent.change(high, { target: { value: '75' } });
  fireEvent.keyUp(high);
  expect(onCommit).toHaveBeenLastCalledWith([60, 75]);
});

it('goes where its value goes, and keeps both thumbs within reach at the far end', () => {
  const slider = (value: readonly [number, number]) => (
    <RangeInput
      label="السعر"
      min={0}
      max={100}
      value={value}
      format={(each) => `${each} درهم`}
      bare
    />
  );
  const { rerender } = render(slider([20, 60]));
  const [low, high] = screen.getAllByRole<HTMLInputElement>('slider') as [
    HTMLInputElement,
    HTMLInputElement,
  ];
  expect([low.hasAttribute('data-above'), screen.queryByText('السعر')]).toEqual([false, null]);
  rerender(slider([100, 100]));
  expect([low.value, high.value, low.getAttribute('aria-valuetext')]).toEqual([
    '100',
    '100',
    '100 درهم',
  ]);
  expect(low.hasAttribute('data-above')).toBe(true);
});

it('keeps a range in order', () => {
  expect(movedRange([2, 6], 0, 8)).toEqual([6, 6]);
  expect(movedRange([2, 6], 1, 1)).toEqual([2, 2]);
  expect(share(5, 0, 10)).toBe(0.5);
  expect(share(5, 5, 5)).toBe(0);
});
