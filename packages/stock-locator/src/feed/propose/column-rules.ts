import type { FeedUnit, MappedColumn } from '../feed-mapping-schema.js';
import type { FieldDefinition } from '../values/fields.js';
import { readFigure } from '../values/figure.js';
import { readCurrency } from '../values/read-amount.js';
import { readUnit } from '../values/units.js';
import { wordsInName } from './column-names.js';

type Rules = Pick<MappedColumn, 'unit' | 'currency' | 'dateFormat' | 'separator'>;

/** Reading rules of a column, from its name and values. */
export function rulesFor(
  definition: FieldDefinition,
  column: string,
  values: readonly string[],
): Rules {
  const { reads } = definition;
  const named = wordsInName(column).split(' ');
  const rules = guessedRules(definition, values);
  if (reads.kind === 'number' && reads.unit) {
    const unit = named.map((word) => unitNamed(word)).find((known) => known !== undefined);
    if (unit && unit !== reads.unit) return { ...rules, unit };
  }
  if (reads.kind === 'amount') {
    const currency = named.map((word) =>
      word.length === 3 || /[^a-z]/.test(word) ? readCurrency(word) : undefined,
    );
    const known = currency.find((code) => code !== undefined);
    if (known) return { ...rules, currency: known };
  }
  return rules;
}

/** Rules derived from values only. */
export function guessedRules({ reads }: FieldDefinition, values: readonly string[]): Rules {
  if (reads.kind === 'number' && reads.unit === 'l') {
    const sizes = values.flatMap((value) => {
      const figure = readFigure(value);
      return figure && figure.words === '' ? [Number(figure.digits)] : [];
    });
    const large = sizes.filter((size) => size > 100).length;
    return large > sizes.length / 2 ? { unit: 'cc' } : {};
  }
  if (reads.kind === 'date') {
    const dateFormat = dateFormatOf(values);
    return dateFormat ? { dateFormat } : {};
  }
  if (reads.kind === 'textLists' || reads.kind === 'facets' || reads.kind === 'choices') {
    const has = (mark: RegExp) => values.filter((value) => mark.test(value)).length;
    if (has(/[\n|;]/) >= has(/[,،]/)) return {};
    return { separator: has(/،/) > has(/,/) ? '،' : ',' };
  }
  return {};
}

const unitNamed = (word: string): FeedUnit | undefined =>
  word === 'l' ? undefined : readUnit(word);

/** Order of day and month that fits every value; day first if both do. */
function dateFormatOf(values: readonly string[]): string | undefined {
  const numbers = values.map((value) => value.match(/\d+/g)?.map(Number) ?? []);
  const dated = numbers.filter((parts) => parts.length >= 3);
  if (dated.length === 0 || dated.every(([first = 0]) => first > 31)) return undefined;
  const isMonthFirst =
    dated.every(([first = 0]) => first <= 12) && dated.some(([, second = 0]) => second > 12);
  return isMonthFirst ? 'MM/DD/YYYY' : 'DD/MM/YYYY';
}
