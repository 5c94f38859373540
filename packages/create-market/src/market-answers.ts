import { type CountryDefaults, countryDefaults } from './country-defaults.ts';
import { CreateError } from './create-error.ts';

/** Validated input for a new market. */
export interface MarketAnswers extends CountryDefaults {
  /** `nova-kuwait`: package name and id of the market. */
  id: string;
  /** Display name: `Nova Kuwait`. */
  name: string;
  /** BCP 47 tags, the default first. */
  languages: string[];
  /** `#rrggbb`. */
  accent: string;
  ink: string;
  paper: string;
  /** Adds a retailer and cars as examples. */
  demoContent: boolean;
}

/** Raw input from prompts and flags; validated by `marketAnswers`. */
export interface RawAnswers {
  name: string;
  country: string;
  languages: string;
  accent: string;
  ink?: string | undefined;
  paper?: string | undefined;
  demoContent: boolean;
}

/** Throws a `CreateError` for the first invalid flag. */
export function marketAnswers(given: RawAnswers): MarketAnswers {
  const name = given.name.trim();
  const id = idOf(name);
  if (id === '') {
    throw new CreateError('--name: give a name with Latin letters, for example "Nova Kuwait"');
  }
  const facts = countryDefaults(given.country);
  return {
    ...facts,
    id,
    name,
    languages: languagesOf(given.languages),
    accent: colour('accent', given.accent),
    ink: colour('ink', given.ink ?? '#14171a'),
    paper: colour('paper', given.paper ?? '#fbfaf8'),
    demoContent: given.demoContent,
  };
}

export const idOf = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-\d]+|-+$/g, '');

function languagesOf(text: string): string[] {
  const given = text.split(/[\s,]+/).filter(Boolean);
  if (given.length === 0)
    throw new CreateError('--languages: name at least one, for example en,ar');
  const tags = given.map((tag) => {
    try {
      return new Intl.Locale(tag).toString();
    } catch {
      throw new CreateError(
        `--languages: "${tag}" is not a language tag; for example en, ar or fr`,
      );
    }
  });
  const twice = tags.find((tag, at) => tags.indexOf(tag) !== at);
  if (twice !== undefined) throw new CreateError(`--languages: ${twice} is named twice`);
  return tags;
}

function colour(flag: string, value: string): string {
  const text = value.trim().toLowerCase();
  if (/^#[\da-f]{6}$/.test(text)) return text;
  throw new CreateError(`--${flag}: "${value}" is not a colour of the form #rrggbb`);
}
