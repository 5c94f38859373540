import { type Locale, withoutIsolates } from '@mawkib/core/locale';
import { hoursLine } from '@mawkib/core/opening-hours';
import { textsIn } from '../../locale/stored-texts.js';
import type { Dealer, DealerTexts } from './dealers-and-vehicles.js';

/** Texts of a dealer in a language. The hours in words are those of `hours`, if it has them. */
export function dealerTexts(
  { texts, hours }: Pick<Dealer, 'texts' | 'hours'>,
  locale: Locale,
): DealerTexts {
  const own = textsIn(texts, locale);
  // Data has no bidi controls; what shows it isolates the times.
  return hours ? { ...own, opening_hours: withoutIsolates(hoursLine(hours, locale)) } : own;
}
