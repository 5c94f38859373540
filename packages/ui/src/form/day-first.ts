const iso = /^(\d{4})-(\d{2})-(\d{2})$/;
const written = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/;

/** `31/12/2026` of `2026-12-31`; what is no such date stays as it is. */
export function dayFirst(date: string): string {
  const [, year, month, day] = iso.exec(date) ?? [];
  return day ? `${day}/${month}/${year}` : date;
}

/** `2026-12-31` of `31/12/2026`, or nothing. */
export function isoDate(text: string): string {
  if (iso.test(text)) return text;
  const [, day = '', month = '', year] = written.exec(text) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : '';
}
