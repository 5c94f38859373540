// @vitest-environment happy-dom
import { PageError } from '@mawkib/core/errors';
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub, data } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorPage, failureOf, LastResort } from './ErrorPage.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const Nothing = () => null;
const Shown = ({ error }: { error: unknown }) => <ErrorPage error={error} />;
const Broken = () => {
  throw new Error('again');
};

/** The error page of a page whose loader throws this. */
function show(thrown: unknown) {
  const loader = () => {
    throw thrown;
  };
  const Stub = createRoutesStub([
    {
      path: '/:locale/x',
      loader,
      Component: Nothing,
      ErrorBoundary: Shown,
      HydrateFallback: Nothing,
    },
  ]);
  return render(<Stub initialEntries={['/ar/x']} />);
}

describe('failureOf', () => {
  it('takes status and words from what was thrown, 500 where it names none [S-8-02]', () => {
    expect(failureOf(new PageError('Broken'))).toEqual({ status: 500, message: 'Broken' });
    expect(failureOf(new PageError('Gone', { statusCode: 410 })).status).toBe(410);
  });

  it('says nothing of what programs say among themselves', () => {
    for (const error of [new Error('select * from people'), 'oops', null, undefined, {}]) {
      expect(failureOf(error)).toEqual({ status: 500 });
    }
  });
});

describe('ErrorPage', () => {
  it('shows message and status inside navigation and footer', async () => {
    show(data({ message: 'The garage is closed' }, { status: 503 }));
    expect(await screen.findByText('The garage is closed')).toBeDefined();
    expect(screen.getByText('503')).toBeDefined();
    expect(screen.getByRole('main')).toBeDefined();
  });

  it('offers the way home for an error without a status', async () => {
    show(new Error('secret'));
    expect(await screen.findByText('500')).toBeDefined();
    expect(screen.queryByText('secret')).toBeNull();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/ar/');
  });
});

describe('LastResort', () => {
  it('says so, with a way home, when the error page itself fails [S-8-03]', () => {
    render(
      <LastResort>
        <Broken />
      </LastResort>,
    );
    expect(screen.getByText('An error occurred while showing the error page')).toBeDefined();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/ar/');
  });
});
