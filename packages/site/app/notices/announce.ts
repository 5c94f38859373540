type Urgency = 'polite' | 'assertive';
type Texts = Readonly<Record<Urgency, string>>;

let texts: Texts = { polite: '', assertive: '' };
/** Ids of the notices with these texts. */
let sources: Partial<Record<Urgency, string>> = {};
const listeners = new Set<() => void>();

/**
 * Announces a text to screen readers, also if it is the same as before.
 *
 * @param notice id of the notice with this text, for `withdraw`
 */
export function announce(text: string, urgency: Urgency = 'polite', notice?: string): void {
  const isRepeated = texts[urgency] === text && text !== '';
  texts = { ...texts, [urgency]: isRepeated ? `${text}\u00a0` : text };
  sources = { ...sources, [urgency]: notice };
  for (const listener of listeners) listener();
}

/** Removes the text of a closed notice: a screen reader reads the regions with the page. */
export function withdraw(notice: string): void {
  for (const urgency of ['polite', 'assertive'] as const)
    if (sources[urgency] === notice) announce('', urgency);
}

export const readTexts = (): Texts => texts;

export function subscribeTexts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
