import { parseDigits } from '@mawkib/core/locale';

/** `tel:` link of a number in any digits, with or without the scheme; '' if it is no number. */
export function phoneHref(url: string): string {
  const number = parseDigits(decodeURI(url).replace(/^tel:/i, '')).replace(/[^\d+]/g, '');
  return /^\+?\d{3,15}$/.test(number) ? `tel:${number}` : '';
}
