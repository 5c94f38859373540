import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../locale/LocaleProvider.js';
import { EmptyState } from './EmptyState.js';
import { LoadFailure } from './LoadFailure.js';
import { loadingProgress } from './loading-progress.js';

const english = (element: React.ReactNode) =>
  renderToStaticMarkup(<LocaleProvider locale="en">{element}</LocaleProvider>);

it('states what happened and offers another try [S-8-07]', () => {
  const html = english(<LoadFailure onRetry={() => {}} />);
  expect(html).toContain('Something went wrong, please try again.');
  expect(html).toMatch(/<button[^>]*>.*Try again.*<\/button>/);
  expect(renderToStaticMarkup(<LoadFailure />)).toContain('إعادة المحاولة');
});

it('takes texts of its own unless they are blank', () => {
  expect(english(<LoadFailure message="No offers" label="Reload" />)).toMatch(/No offers.*Reload/);
  expect(english(<LoadFailure message=" " label={null} />)).toMatch(
    /Something went wrong.*Try again/,
  );
});

it('has the exact words for an empty search [S-8-20]', () => {
  expect(english(<EmptyState />)).toContain(
    'Sorry there were no results for your search. Please try again with another term or phrase.',
  );
});

describe('loading', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function bar() {
    const seen: (number | null)[] = [];
    const progress = loadingProgress((value) => seen.push(value), {
      setTimeout: (run, after) => setTimeout(run, after),
      clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
    });
    return { seen, ...progress };
  }

  it('shows nothing for 150 ms, begins at 200 ms, steps by 30 and 45, ends at 5000 ms [S-9-03]', () => {
    const short = bar();
    short.start();
    vi.advanceTimersByTime(150);
    short.finish();
    vi.advanceTimersByTime(10_000);
    expect(short.seen).toEqual([]);

    const long = bar();
    long.start();
    vi.advanceTimersByTime(199);
    expect(long.seen).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(long.seen).toEqual([30]);
    vi.advanceTimersByTime(4799);
    expect(long.seen).toEqual([30, 75]);
    vi.advanceTimersByTime(1);
    expect(long.seen).toEqual([30, 75, 100]);
  });

  it('shows 30, 75, and 100 at the end [S-9-04]', () => {
    const { seen, start, finish } = bar();
    start();
    vi.advanceTimersByTime(3000);
    finish();
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual([30, 75, 100, null]);
  });

  it('starts again when another load starts', () => {
    const { seen, start, finish } = bar();
    start();
    vi.advanceTimersByTime(100);
    start();
    vi.advanceTimersByTime(150);
    expect(seen).toEqual([]);
    finish();
  });
});
