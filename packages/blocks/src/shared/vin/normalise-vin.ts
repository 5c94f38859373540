import { parseDigits } from '@mawkib/core/locale';

/** A typed VIN in upper case and Latin digits, without spaces and invisible characters. */
export const normaliseVin = (text: string): string =>
  parseDigits(text)
    .replace(/[\p{Z}\p{C}]/gu, '')
    .toUpperCase();
