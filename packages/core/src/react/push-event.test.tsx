// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AnalyticsProvider, useAnalytics } from './index.js';

afterEach(cleanup);

function Sort() {
  const push = useAnalytics();
  return (
    <button type="button" onClick={() => push('sort', { sort: 'priceAsc' })}>
      sort
    </button>
  );
}

it('gives what takes events; without a provider they go nowhere', () => {
  const push = vi.fn();
  const { rerender } = render(<Sort />);
  fireEvent.click(screen.getByRole('button'));
  rerender(
    <AnalyticsProvider push={push}>
      <Sort />
    </AnalyticsProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(push.mock.calls).toEqual([['sort', { sort: 'priceAsc' }]]);
});
