/** Escaped markup. */
export interface Html {
  readonly markup: string;
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const isHtml = (value: unknown): value is Html =>
  typeof value === 'object' && value !== null && 'markup' in value;

function place(value: unknown): string {
  if (Array.isArray(value)) return value.map(place).join('');
  if (isHtml(value)) return value.markup;
  if (value === null || value === undefined || value === false) return '';
  return String(value).replace(/[&<>"']/g, (mark) => escapes[mark] ?? mark);
}

/** Template tag that escapes texts and inserts `Html` unchanged. */
export function html(parts: TemplateStringsArray, ...values: unknown[]): Html {
  const markup = parts.map((part, index) => part + place(values[index])).join('');
  return { markup };
}

/** Marks a text of our own as markup. */
export const trusted = (markup: string): Html => ({ markup });
