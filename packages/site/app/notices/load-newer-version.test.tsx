// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadNewerVersion } from './load-newer-version.ts';

afterEach(cleanup);

it('leaves forms of method get to the browser, and others to their scripts', () => {
  const script = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <>
      <form method="get" onSubmit={script} aria-label="search" />
      <form onSubmit={script} aria-label="calculator" />
      <form method="post" onSubmit={script} aria-label="lead" />
    </>,
  );
  const send = (name: string) => fireEvent.submit(screen.getByRole('form', { name }));
  const stop = loadNewerVersion(() => location);
  // True: nothing has prevented the browser's own submit.
  expect(['search', 'calculator', 'lead'].map(send)).toEqual([true, false, false]);
  expect(script).toHaveBeenCalledTimes(2);
  stop();
  expect(send('search')).toBe(false);
});

it('loads the document of another page of the history, before the router sees it', () => {
  const router = vi.fn();
  const load = vi.fn();
  const stop = loadNewerVersion(() => ({ pathname: '/ar/offers', search: '' }), load);
  addEventListener('popstate', router);
  history.replaceState(null, '', '/ar/vehicles?models=XF');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(load).toHaveBeenCalledOnce();
  expect(router).not.toHaveBeenCalled();
  // The entry of an open menu, or of a hash, is the same page.
  history.replaceState({ menu: true }, '', '/ar/offers#x');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(load).toHaveBeenCalledOnce();
  expect(router).toHaveBeenCalledOnce();
  removeEventListener('popstate', router);
  stop();
});
