// @vitest-environment happy-dom
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { markupNames } from './defer-scripts.server.ts';
import { deferStart } from './defer-start.ts';
import { replayEarlyEvents } from './replay-early-events.ts';

function Form({ onPress = () => {} }: { onPress?: () => void }) {
  const [name, setName] = useState('');
  const [ticked, setTicked] = useState(false);
  const [size, setSize] = useState('s');
  return (
    <form>
      <input aria-label="name" value={name} onChange={(event) => setName(event.target.value)} />
      <input
        type="checkbox"
        checked={ticked}
        onChange={(event) => setTicked(event.target.checked)}
      />
      <select value={size} onChange={(event) => setSize(event.target.value)}>
        <option value="s">s</option>
        <option value="m">m</option>
      </select>
      <button type="button" onClick={onPress}>
        <b>more</b>
      </button>
      <output>{`${name} ${ticked} ${size}`}</output>
    </form>
  );
}

const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector) as T;

/** The page as a server sends it, with what waits in it. */
function arrive() {
  document.body.innerHTML = `<div>${renderToString(<Form />)}</div><script type="text/held">go</script>`;
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(document.createElement('script'));
  deferStart([], markupNames);
}

async function replayWithReact(onPress = vi.fn()) {
  const redo = replayEarlyEvents();
  await act(() => hydrateRoot(find('div'), <Form onPress={onPress} />));
  await act(redo);
  return onPress;
}

/** True if the page called `preventDefault`. The test environment cannot navigate. */
function isHeld(element: HTMLElement, event: Event): boolean {
  let isFree = false;
  const stay = (reached: Event) => {
    isFree = !reached.defaultPrevented;
    reached.preventDefault();
  };
  document.addEventListener(event.type, stay);
  element.dispatchEvent(event);
  document.removeEventListener(event.type, stay);
  return event.defaultPrevented && !isFree;
}
const press = (element: HTMLElement, keys: MouseEventInit = {}) =>
  isHeld(element, new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
const submit = (form: HTMLElement) =>
  isHeld(form, new SubmitEvent('submit', { bubbles: true, cancelable: true }));

const stop = (event: Event) => {
  const said = event.defaultPrevented ? 'held' : 'let through';
  event.preventDefault();
  return said;
};

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => {
  globalThis.earlyEvents?.stop();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('nothing that was typed, ticked or chosen before React is lost', async () => {
  arrive();
  find<HTMLInputElement>('input').value = 'نورة';
  find('input').dispatchEvent(new Event('input', { bubbles: true }));
  find('[type="checkbox"]').click();
  find<HTMLSelectElement>('select').value = 'm';
  find('select').dispatchEvent(new Event('change', { bubbles: true }));
  await replayWithReact();
  expect(find('output').textContent).toBe('نورة true m');
  expect(find<HTMLInputElement>('input').value).toBe('نورة');
});

it('what is typed and sent while React takes over is not lost', async () => {
  arrive();
  const field = find<HTMLInputElement>('input');
  const type = (text: string) => {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  type('نو');
  const redo = replayEarlyEvents();
  type('نورة');
  const sent = vi.fn(() => find('output').textContent);
  expect(submit(find('form'))).toBe(true);
  find('form').addEventListener('submit', sent);
  await act(() => hydrateRoot(find('div'), <Form />));
  await act(redo);
  expect(field.value).toBe('نورة');
  expect(sent).toHaveReturnedWith('نورة false s');
  expect(sent).toHaveBeenCalledOnce();
});

it('a button pressed before React does its work once, as often as it was pressed', async () => {
  arrive();
  press(find('b'));
  press(find('button'));
  expect(await replayWithReact()).toHaveBeenCalledTimes(2);
  press(find('button'));
  expect(globalThis.earlyEvents).toBeUndefined();
});

it('a button pressed while React takes over does its work once', async () => {
  arrive();
  const redo = replayEarlyEvents();
  const onPress = vi.fn();
  await act(() => hydrateRoot(find('div'), <Form onPress={onPress} />));
  press(find('button'));
  await act(redo);
  expect(onPress).toHaveBeenCalledOnce();
});

it('a file that was chosen stays, and what was done after it is done again', async () => {
  arrive();
  document.body.insertAdjacentHTML('beforeend', '<input type="file">');
  const file = find<HTMLInputElement>('[type="file"]');
  const set = vi.fn();
  Object.defineProperty(file, 'value', { get: () => 'C:\\fakepath\\a.pdf', set });
  file.dispatchEvent(new Event('change', { bubbles: true }));
  press(find('button'));
  const told = vi.fn();
  file.addEventListener('change', told);
  expect(await replayWithReact()).toHaveBeenCalledOnce();
  expect(told).toHaveBeenCalledOnce();
  expect(set).not.toHaveBeenCalled();
});

it('Escape leads out of what opened by itself once React has come', async () => {
  arrive();
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
  find('button').dispatchEvent(key);
  const heard = vi.fn();
  find('form').addEventListener('keydown', heard);
  await replayWithReact();
  expect(heard).toHaveBeenCalledOnce();
  expect(heard.mock.lastCall?.[0].key).toBe('Escape');
});

it('the focused element receives focusin once React has hydrated', async () => {
  arrive();
  find('input').focus();
  const told = vi.fn();
  find('form').addEventListener('focusin', told);
  await replayWithReact();
  expect(told.mock.lastCall?.[0].target).toBe(find('input'));
});

it('without anything waiting there is nothing to do again', async () => {
  document.body.innerHTML = `<div>${renderToString(<Form />)}</div>`;
  expect(await replayWithReact()).not.toHaveBeenCalled();
});

it('a link and a form wait for React, which answers them', async () => {
  arrive();
  document.body.insertAdjacentHTML('beforeend', '<a href="/ar/other"><i>on</i></a>');
  const [followed, sent] = [vi.fn(stop), vi.fn(stop)];
  expect(press(find('i'))).toBe(true);
  expect(submit(find('form'))).toBe(true);
  find('a').addEventListener('click', followed);
  find('form').addEventListener('submit', sent);
  await replayWithReact();
  expect(followed).toHaveBeenCalledOnce();
  expect(sent).toHaveBeenCalledOnce();
});

it('a link works as without a script where the code does not come within a second', () => {
  vi.useFakeTimers();
  arrive();
  document.body.insertAdjacentHTML('beforeend', '<a href="/ar/other">on</a>');
  const followed = vi.fn(stop);
  press(find('a'));
  find('a').addEventListener('click', followed);
  vi.advanceTimersByTime(999);
  expect(followed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(followed).toHaveReturnedWith('let through');
});

it('a link waits on where the code came in time, however long React needs', () => {
  vi.useFakeTimers();
  arrive();
  document.body.insertAdjacentHTML('beforeend', '<a href="/ar/other">on</a>');
  press(find('a'));
  const followed = vi.fn(stop);
  find('a').addEventListener('click', followed);
  const redo = replayEarlyEvents();
  vi.advanceTimersByTime(5000);
  expect(followed).not.toHaveBeenCalled();
  redo();
  expect(followed).toHaveBeenCalledOnce();
});

it.each([
  ['a hosted video', '<a href="https://www.youtube.com/watch?v=abcdefghijk">on</a>', false],
  ['another site, where the site asks first', '<a href="https://example.com/">on</a>', true],
  [
    'another site in a window of its own, where the site asks first',
    '<a href="https://example.com/" target="_blank">on</a>',
    true,
  ],
])('a link to %s waits for its dialog', (_, html, asks) => {
  arrive();
  document.documentElement.toggleAttribute('data-exit', asks);
  document.body.insertAdjacentHTML('beforeend', html);
  expect(press(find('a'))).toBe(true);
  document.documentElement.removeAttribute('data-exit');
});

describe('a link out of a site that asks first', () => {
  /** Presses links in their order before the code comes; says what each did after `ms`. */
  const pressAndWait = (htmls: readonly string[], ms: number) => {
    vi.useFakeTimers();
    arrive();
    document.documentElement.setAttribute('data-exit', '');
    const followed = htmls.map((html) => {
      document.body.insertAdjacentHTML('beforeend', html);
      const link = find<HTMLAnchorElement>('a:last-of-type');
      press(link);
      const follow = vi.fn(stop);
      link.addEventListener('click', follow);
      return follow;
    });
    vi.advanceTimersByTime(ms);
    return followed.map(({ mock }) => mock.results.at(-1)?.value);
  };
  const out = '<a href="https://example.com/">out</a>';
  const on = '<a href="/ar/other">on</a>';
  afterEach(() => document.documentElement.removeAttribute('data-exit'));

  it('waits for the question longer than a link waits for the application', () => {
    expect(pressAndWait([out], 9999)).toEqual([undefined]);
    vi.advanceTimersByTime(1);
    expect(globalThis.earlyEvents?.again).toEqual([]);
  });

  it('is followed at once when the code cannot be loaded', () => {
    const append = vi.spyOn(document.head, 'append').mockImplementation(() => {});
    expect(pressAndWait([out], 0)).toEqual([undefined]);
    const script = append.mock.lastCall?.[0] as HTMLScriptElement;
    script.onerror?.(new Event('error'));
    expect(globalThis.earlyEvents?.again).toEqual([]);
  });

  it('is given up for a link of the site that is pressed meanwhile', () => {
    expect(pressAndWait([out, on], 1000)).toEqual([undefined, 'let through']);
  });
});

it.each([
  ['another origin', '<a href="https://example.com/">on</a>', {}],
  ['a window of its own', '<a href="/ar/other" target="_blank">on</a>', {}],
  ['a file', '<a href="/ar/other" download>on</a>', {}],
  ['a new tab', '<a href="/ar/other">on</a>', { ctrlKey: true }],
  ['a place on the page', '<a href="#place">on</a>', {}],
])('a link to %s does not wait', (_, html, keys) => {
  arrive();
  document.body.insertAdjacentHTML('beforeend', html);
  expect(press(find('a'), keys)).toBe(false);
});
