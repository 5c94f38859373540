// @vitest-environment happy-dom
import type {
  SearchSuggestions as Response,
  SearchSuggestion,
} from '@mawkib/api-clients/contracts/stock';
import { LocaleProvider } from '@mawkib/ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchSuggestions } from './SearchSuggestions.js';
import type { LoadSuggestions } from './use-suggestions.js';

const suggestion = (label: string, total = 3): SearchSuggestion => ({
  key: 'models',
  label,
  text: label,
  search: `models=${label}`,
  total,
});
const response = (...labels: string[]): Response => ({
  data: labels.map((label) => suggestion(label)),
  meta: { total: 1 },
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
});

function show(load: LoadSuggestions) {
  const form = document.body.appendChild(document.createElement('form'));
  const input = form.appendChild(document.createElement('input'));
  input.setAttribute('role', 'combobox');
  const chosen: string[] = [];
  render(
    <LocaleProvider locale="en">
      <SearchSuggestions
        input={input}
        id="list"
        locale="en"
        load={load}
        onChoose={({ label }) => chosen.push(label)}
      />
    </LocaleProvider>,
  );
  const type = async (text: string, wait = 500) => {
    input.value = text;
    fireEvent.input(input);
    await act(() => vi.advanceTimersByTimeAsync(wait));
  };
  const press = (key: string) => fireEvent.keyDown(input, { key });
  const marked = () => {
    const id = input.getAttribute('aria-activedescendant');
    return id === null ? null : document.getElementById(id)?.textContent;
  };
  return { input, chosen, type, press, marked };
}
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const status = () => screen.getByRole('status').textContent;

describe('completions of a search', () => {
  it('open under the field, tell their number, and are walked through with arrows', async () => {
    const { input, type, press, marked, chosen } = show(async () =>
      response('Defender', 'Discovery'),
    );
    expect(options()).toEqual([]);
    await type('d');
    expect(options()).toEqual(['DefenderModel3 cars', 'DiscoveryModel3 cars']);
    expect(input.getAttribute('aria-expanded')).toBe('true');
    expect(status()).toContain('2 suggestions');
    expect(marked()).toBeNull();
    press('ArrowDown');
    expect(marked()).toContain('Defender');
    press('ArrowDown');
    press('ArrowDown');
    expect(marked()).toBeNull();
    press('ArrowUp');
    expect(marked()).toContain('Discovery');
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
    press('Enter');
    expect(chosen).toEqual(['Discovery']);
    expect(options()).toEqual([]);
    expect(input.getAttribute('aria-expanded')).toBe('false');
  });

  it('leave Enter to the form while none is marked, and close on Escape', async () => {
    const { input, type, press } = show(async () => response('Defender'));
    await type('d');
    expect(press('Enter')).toBe(true);
    expect(press('Escape')).toBe(false);
    expect(options()).toEqual([]);
    expect(input.value).toBe('d');
    await act(async () => void press('ArrowDown'));
    expect(options()).toHaveLength(1);
  });

  it('are asked once a visitor pauses, and for no words twice', async () => {
    const requested: string[] = [];
    const { type } = show(async (typed) => {
      requested.push(typed);
      return response(typed);
    });
    await type('d', 50);
    await type('de', 50);
    await type('def');
    await type('de');
    await type('def');
    await type('  ');
    expect(requested).toEqual(['def', 'de']);
    expect(options()).toEqual([]);
  });

  it('of words that were typed before come too late', async () => {
    const answers = new Map<string, (response: Response) => void>();
    const signals: AbortSignal[] = [];
    const { type } = show((typed, signal) => {
      signals.push(signal);
      return new Promise((done) => answers.set(typed, done));
    });
    await type('d');
    await type('r');
    await act(async () => answers.get('r')?.(response('Range Rover')));
    await act(async () => answers.get('d')?.(response('Defender')));
    expect(options()).toEqual(['Range RoverModel3 cars']);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it('that cannot be had leave the field as it is', async () => {
    const { type, press } = show(() => Promise.reject(new Error('503')));
    await type('d');
    expect(options()).toEqual([]);
    expect(status()).toContain('No suggestions');
    expect(press('Enter')).toBe(true);
  });

  it('are chosen by a click that keeps the focus in the field, and close when it leaves', async () => {
    const { input, type, chosen } = show(async () => response('Defender'));
    await type('d');
    const [option] = screen.getAllByRole('option');
    if (!option) throw new Error('nothing is offered');
    expect(fireEvent.pointerDown(option)).toBe(false);
    fireEvent.click(option);
    expect(chosen).toEqual(['Defender']);
    await type('de');
    fireEvent.blur(input);
    expect(options()).toEqual([]);
  });
});
