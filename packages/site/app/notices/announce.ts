type Urgency = 'polite' | 'assertive';
type Texts = Readonly<Record<Urgency, string>>;

let texts: Texts = { polite: '', assertive: '' };
const listeners = new Set<() => void>();

/** Announces a text to screen readers, also if it is the same as before. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  const isRepeated = texts[urgency] === text && text !== '';
  texts = { ...texts, [urgency]: isRepeated ? `${text}\u00a0` : text };
  for (const listener of listeners) listener();
}

export const readTexts = (): Texts => texts;

export function subscribeTexts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
