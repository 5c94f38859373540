const iso = /^(\d{4})-(\d{2})-(\d{2})$/;
const written = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/;

/** Formats `2026-12-31` as `31/12/2026`; other text is returned unchanged. */
export function dayFirst(date: string): string {
  const [, year, month, day] = iso.exec(date) ?? [];
  return day ? `${day}/${month}/${year}` : date;
}

/** Parses `31/12/2026` to `2026-12-31`; '' if it is invalid. */
export function isoDate(text: string): string {
  if (iso.test(text)) return text;
  const [, day = '', month = '', year] = written.exec(text) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : '';
}
