import type { Logger } from '@mawkib/core/errors';
import type { PluralForms } from '@mawkib/core/locale';
import { readAddress, readRecord, readText } from '../fields/read-fields.js';

/** Texts of a showroom that a market stores as JSON in its widget's translations. */
export interface ShowroomTexts {
  /** Link back to the list; default: the showroom's own. */
  readonly backButton: { readonly label: string; readonly url: string | null } | null;
  /** Plural forms of seats with `{count}`; default: the showroom's own. */
  readonly seats: PluralForms | null;
}

/** Translation keys of the texts. */
const names = { backButton: 'back_button', seats: 'seats' } as const;

/**
 * Parses the JSON texts of a widget's translations in one language. A text that cannot be parsed is
 * logged once and null, like a missing one. Site document, section 8.
 */
export function readShowroomTexts(
  translations: Readonly<Record<string, string>> | null,
  logger: Pick<Logger, 'warn'>,
): ShowroomTexts {
  const parsed = (name: string): Record<string, unknown> | null => {
    const text = translations?.[name];
    if (text === undefined) return null;
    try {
      return readRecord(JSON.parse(text));
    } catch (cause) {
      logger.warn(`The translation "${name}" is no JSON`, { cause });
      return null;
    }
  };
  return {
    backButton: readVehicleButton(parsed(names.backButton)),
    seats: formsOf(parsed(names.seats)),
  };
}

function readVehicleButton(raw: Record<string, unknown> | null): ShowroomTexts['backButton'] {
  const label = readText(raw?.label);
  return label === null ? null : { label, url: readAddress(raw?.url) };
}

const forms = ['zero', 'one', 'two', 'few', 'many'] as const;

function formsOf(raw: Record<string, unknown> | null): PluralForms | null {
  const other = readText(raw?.other);
  if (other === null) return null;
  const rest = forms.flatMap((form) => {
    const text = readText(raw?.[form]);
    return text === null ? [] : [[form, text] as const];
  });
  return { ...Object.fromEntries(rest), other };
}
