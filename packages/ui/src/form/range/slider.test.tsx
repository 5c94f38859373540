// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Slider } from './Slider.js';

afterEach(cleanup);

it('tells where it was moved to, in words where it has them, and that it was reached', () => {
  const onChange = vi.fn();
  const onReach = vi.fn();
  render(
    <Slider label="Seats" max={3} value={1} valueText="Row 2" {...{ onChange, onReach }} marked />,
  );
  const slider = screen.getByRole('slider', { name: 'Seats' });
  expect(slider.getAttribute('aria-valuetext')).toBe('Row 2');
  fireEvent.focus(slider);
  fireEvent.change(slider, { target: { value: '3' } });
  expect([onReach.mock.calls.length, onChange.mock.calls]).toEqual([1, [[3]]]);
});
