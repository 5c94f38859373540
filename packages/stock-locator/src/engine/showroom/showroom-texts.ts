import type { Logger } from '@mawkib/core/errors';
import type { PluralForms } from '@mawkib/core/locale';
import { addressOf, recordOf, textOf } from '../fields/raw-fields.js';

/** Texts of a showroom that a market keeps as JSON among its widget's translations. */
export interface ShowroomTexts {
  /** The way back to the cars; a showroom's own without it. */
  readonly backButton: { readonly label: string; readonly url: string | null } | null;
  /** Seats in each plural form, `{count}` where the number stands; a showroom's own without it. */
  readonly seats: PluralForms | null;
}

/** The names under which a market keeps them. */
const names = { backButton: 'back_button', seats: 'seats' } as const;

/**
 * Reads the texts that are JSON out of a widget's translations in one language. One that cannot be
 * parsed is told once and null, as one that is not there. Site document, section 8.
 */
export function readShowroomTexts(
  translations: Readonly<Record<string, string>> | null,
  logger: Pick<Logger, 'warn'>,
): ShowroomTexts {
  const parsed = (name: string): Record<string, unknown> | null => {
    const text = translations?.[name];
    if (text === undefined) return null;
    try {
      return recordOf(JSON.parse(text));
    } catch (cause) {
      logger.warn(`The translation "${name}" is no JSON`, { cause });
      return null;
    }
  };
  return { backButton: buttonOf(parsed(names.backButton)), seats: formsOf(parsed(names.seats)) };
}

function buttonOf(raw: Record<string, unknown> | null): ShowroomTexts['backButton'] {
  const label = textOf(raw?.label);
  return label === null ? null : { label, url: addressOf(raw?.url) };
}

const forms = ['zero', 'one', 'two', 'few', 'many'] as const;

function formsOf(raw: Record<string, unknown> | null): PluralForms | null {
  const other = textOf(raw?.other);
  if (other === null) return null;
  const rest = forms.flatMap((form) => {
    const text = textOf(raw?.[form]);
    return text === null ? [] : [[form, text] as const];
  });
  return { ...Object.fromEntries(rest), other };
}
