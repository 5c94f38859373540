import { baseLanguage, type Locale, withoutIsolates } from '@mawkib/core/locale';
import type { LandingPart } from '@mawkib/stock-locator/engine';
import { messages } from './landing.messages.ts';

/** A part of a landing page with its label. */
export type NamedPart = LandingPart & { readonly label: string };

const colors: readonly string[] = ['colors', 'specific_colors'];

/**
 * The usual name for such vehicles: `ديفندر أسود`, `سيارات مستعملة`; `Black Defender`, `Used cars`.
 * English puts the noun last, other languages first.
 */
export function landingName(parts: readonly NamedPart[], locale: Locale): string {
  const t = messages(locale);
  const model = parts.find(({ key }) => key === 'models')?.label;
  const others = parts
    .filter(({ key }) => key !== 'models')
    .map(({ key, label }) =>
      !model && colors.includes(key) ? withoutIsolates(t('in_color', { color: label })) : label,
    );
  const words =
    baseLanguage(locale) === 'en'
      ? [...others, model ?? t('cars')]
      : [model ?? t('cars'), ...others];
  const name = words.join(' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
