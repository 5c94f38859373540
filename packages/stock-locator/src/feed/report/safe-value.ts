const max = 80;

/** A source value for a report: one line, no invisible characters, at most 80 characters. */
export function safeValue(value: string): string {
  const line = value
    .slice(0, max * 4)
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g, '')
    .trim();
  const characters = [...line];
  return characters.length <= max ? line : `${characters.slice(0, max - 1).join('')}…`;
}
