import { joinTexts, type Locale } from '@mawkib/core/locale';
import { valueLabel } from '../../engine/filters/value-labels.js';

/** Names of several engine types in one text: a mild hybrid is also a petrol. */
export const engineLabel = (engines: string, locale: Locale): string =>
  joinTexts(
    engines.split(/\s*[,+/]\s*/).map((engine) => valueLabel('engine', engine, locale)),
    locale,
  );
