// @vitest-environment happy-dom
import { PageError } from '@mawkib/core/errors';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub, data, Link, Outlet, useLocation } from 'react-router';
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
const Page = () => {
  const { search, hash } = useLocation();
  return <p>{`the page${search && ` at ${search}${hash}`}`}</p>;
};
const Shown = ({ error }: { error: unknown }) => <ErrorPage error={error} />;
const Broken = () => {
  throw new Error('again');
};

const Boundary = ({ error }: { error: unknown }) => (
  <>
    <ErrorPage error={error} />
    <Link to="/ar/good">on</Link>
  </>
);
const Good = () => <Link to="/ar/better">the page</Link>;
const Better = () => <p>another page</p>;

/** The error page after a loader throws this. */
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

it('is gone with the next page that opens, and does not come back [S-4-39]', async () => {
  const fails = () => {
    throw data({ message: 'The garage is closed' }, { status: 503 });
  };
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/:locale',
      Component: Outlet,
      ErrorBoundary: Boundary,
      HydrateFallback: Nothing,
      children: [
        { path: 'bad', loader: fails, Component: Nothing },
        { path: 'good', Component: Good },
        { path: 'better', Component: Better },
      ],
    },
  ]);
  render(<Stub initialEntries={['/ar/bad']} />);
  expect(await screen.findByText('503')).toBeDefined();
  fireEvent.click(screen.getByText('on'));
  const next = await screen.findByText('the page');
  expect(screen.queryByText('503')).toBeNull();
  fireEvent.click(next);
  expect(await screen.findByText('another page')).toBeDefined();
  expect(screen.queryByText('The garage is closed')).toBeNull();
});

describe('without a connection', () => {
  const unreached = new TypeError('Failed to fetch');

  it('says so instead of an error of ours, and begins at its top', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    show(unreached);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('انقطع الاتصال');
    expect(screen.queryByText('500')).toBeNull();
    expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });

  it('keeps to the error where a program failed', async () => {
    show(new TypeError('x is not a function'));
    expect(await screen.findByText('500')).toBeDefined();
  });

  /** The error page of a page that fails so often before it comes. */
  function showPageAfter(failures: number, address = '/ar/x') {
    let requested = 0;
    const loader = () => {
      requested += 1;
      if (requested <= failures) throw unreached;
      return null;
    };
    const Stub = createRoutesStub([
      {
        path: '/:locale/x',
        loader,
        Component: Page,
        ErrorBoundary: Shown,
        HydrateFallback: Nothing,
      },
    ]);
    render(<Stub initialEntries={[address]} />);
    return () => requested;
  }

  it('loads the page at a press on “try again”, as often as it takes', async () => {
    const requested = showPageAfter(2);
    fireEvent.click(await screen.findByRole('button', { name: 'إعادة المحاولة' }));
    await waitFor(() => {
      expect(requested()).toBe(2);
      const button = screen.getByRole('button', { name: 'إعادة المحاولة' });
      expect(button.getAttribute('aria-busy')).toBeNull();
    });
    fireEvent.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
    expect(await screen.findByText('the page')).toBeDefined();
  });

  it('shows a page that is loaded before the busy button is drawn', async () => {
    showPageAfter(1);
    const button = await screen.findByRole('button', { name: 'إعادة المحاولة' });
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    button.click();
    expect(await screen.findByText('the page')).toBeDefined();
  });

  it('keeps query and hash of the address', async () => {
    const requested = showPageAfter(1, '/ar/x?year=2026#prices');
    fireEvent.click(await screen.findByRole('button', { name: 'إعادة المحاولة' }));
    expect(await screen.findByText('the page at ?year=2026#prices')).toBeDefined();
    expect(requested()).toBe(2);
  });

  it('loads the page by itself once the browser is online again', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    showPageAfter(1);
    await screen.findByRole('button', { name: 'إعادة المحاولة' });
    isOnline.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('the page')).toBeDefined();
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
