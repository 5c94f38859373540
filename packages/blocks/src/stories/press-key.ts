import { fireEvent, userEvent } from 'storybook/test';

interface Run {
  press?: (key: string) => Promise<void>;
}

/**
 * Presses a key on the focused element. Test runs use the browser, which moves native sliders;
 * Storybook alone can only emulate it.
 */
export async function pressKey(key: 'ArrowUp' | 'ArrowDown' | 'Home' | 'End'): Promise<void> {
  const { press } = (globalThis as { storyRun?: Run }).storyRun ?? {};
  const focused = document.activeElement;
  if (press) return press(key);
  if (!(focused instanceof HTMLInputElement)) {
    await userEvent.keyboard(`{${key}}`);
    return;
  }
  const { min, max, step, valueAsNumber: at } = focused;
  const by = Number(step) || 1;
  const value = { ArrowUp: at + by, ArrowDown: at - by, Home: Number(min), End: Number(max) }[key];
  await fireEvent.change(focused, { target: { value: String(value) } });
}
