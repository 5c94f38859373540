// @vitest-environment happy-dom
import { act, startTransition, useDeferredValue, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { latePart, loadLateParts } from './late-part.js';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

afterEach(() => document.body.replaceChildren());

const Terms = ({ months }: { months: number }) => <p>{months} months</p>;

it('is rendered by a server, and keeps that markup until its code is there', async () => {
  const OnServer = latePart(async () => Terms);
  await loadLateParts();
  document.body.innerHTML = `<div>${renderToString(<OnServer months={48} />)}</div>`;
  const root = document.body.firstElementChild as HTMLElement;
  const before = root.querySelector('p');
  expect(before?.textContent).toBe('48 months');

  let arrive: (part: typeof Terms) => void = () => {};
  const InBrowser = latePart(
    () =>
      new Promise<typeof Terms>((done) => {
        arrive = done;
      }),
    () => <p>fallback</p>,
  );
  const onRecoverableError = vi.fn();
  await act(async () => hydrateRoot(root, <InBrowser months={48} />, { onRecoverableError }));
  expect(root.querySelector('p')).toBe(before);
  await act(async () => arrive(Terms));
  expect(root.querySelector('p')).toBe(before);
  expect(root.textContent).toBe('48 months');
  expect(onRecoverableError).not.toHaveBeenCalled();
});

it('keeps its markup when it gets new props meanwhile, and shows them in the end', async () => {
  const OnServer = latePart(async () => Terms);
  await loadLateParts();
  document.body.innerHTML = `<div>${renderToString(<OnServer months={48} />)}</div>`;
  const root = document.body.firstElementChild as HTMLElement;
  const before = root.querySelector('p');
  let arrive: (part: typeof Terms) => void = () => {};
  const InBrowser = latePart(
    () =>
      new Promise<typeof Terms>((done) => {
        arrive = done;
      }),
  );
  const page = await act(async () => hydrateRoot(root, <InBrowser months={48} />));
  await act(async () => page.render(<InBrowser months={60} />));
  expect(root.querySelector('p')).toBe(before);
  await act(async () => arrive(Terms));
  expect(root.querySelector('p')).toBe(before);
  expect(root.textContent).toBe('60 months');
});

it('loads nothing before it is rendered, and loads again after a failure', async () => {
  const start = vi.fn(async () => Terms).mockRejectedValueOnce(new Error('offline'));
  const Part = latePart(start);
  expect(start).not.toHaveBeenCalled();
  await loadLateParts();
  await loadLateParts();
  expect(start).toHaveBeenCalledTimes(1);
  await Part.load();
  expect(start).toHaveBeenCalledTimes(2);
});

const Loaded = latePart(async () => Terms);
let change = (_months: number) => {};
function Page() {
  const [months, setMonths] = useState(48);
  const [rate, setRate] = useState(1);
  change = (next) => {
    startTransition(() => setMonths(next));
    setRate(next);
  };
  return (
    <>
      <Loaded months={months} />
      {useDeferredValue(rate)}
    </>
  );
}

it('is rendered at once when its code is there', async () => {
  await Loaded.load();
  const root = document.body.appendChild(document.createElement('div'));
  const page = createRoot(root);
  await act(async () => page.render(<Page />));
  // Not awaited: React drops what is left of a render that reads a promise.
  act(() => change(60));
  expect(root.textContent).toBe('60 months60');
});
