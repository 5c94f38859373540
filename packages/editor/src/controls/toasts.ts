import { createStore } from 'zustand/vanilla';

export interface Toast {
  id: number;
  text: string;
  kind: 'plain' | 'bad';
  action?: { label: string; run(): void };
}

interface Toasts {
  shown: readonly Toast[];
}

export const toasts = createStore<Toasts>(() => ({ shown: [] }));

let last = 0;

/** Says what was done, politely. The newest remark takes the last one's place; a failure stays. */
export function say(text: string, rest: Partial<Omit<Toast, 'id' | 'text'>> = {}): void {
  last += 1;
  const toast: Toast = { id: last, text, kind: 'plain', ...rest };
  toasts.setState(({ shown }) => ({
    shown: [...shown.filter(({ kind }) => kind === 'bad').slice(-2), toast],
  }));
}

export const dismiss = (id: number): void =>
  toasts.setState(({ shown }) => ({ shown: shown.filter((toast) => toast.id !== id) }));
