import type { AnyBlockDefinition, Field } from '@mawkib/blocks/model';
import { foldArabic } from '@mawkib/core/locale';

/** A block that was found, and the matching field if neither name nor description matched. */
export interface FoundBlock {
  definition: AnyBlockDefinition;
  because?: Field['label'];
}

/** Score of a match, by where it is. */
const weights = { name: 8, short: 4, description: 2, group: 2, field: 1 } as const;

/**
 * Blocks that contain every word, in Arabic or English: in name, description, group, or in the
 * names, options and help of fields. Best matches first.
 */
export function findBlocks(all: readonly AnyBlockDefinition[], search: string): FoundBlock[] {
  const words = fold(search).split(' ').filter(Boolean);
  return all
    .map((definition) => ({ definition, ...score(definition, words) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .map(({ definition, because }) => ({ definition, because }));
}

function score(definition: AnyBlockDefinition, words: readonly string[]) {
  if (words.length === 0) return { points: 1 };
  const { key, name, short_description, description, group } = definition;
  const fields: Field[] = Object.values({ ...definition.fields, ...definition.group_fields });
  const places = [
    { text: fold(`${name.ar} ${name.en} ${key}`), weight: weights.name },
    { text: fold(`${short_description.ar} ${short_description.en}`), weight: weights.short },
    { text: fold(`${description.ar} ${description.en}`), weight: weights.description },
    { text: fold(group), weight: weights.group },
  ];
  let points = 0;
  let because: Field['label'] | undefined;
  for (const word of words) {
    const said = places.reduce(
      (sum, { text, weight }) => sum + (text.includes(word) ? weight : 0),
      0,
    );
    const field = said > 0 ? undefined : fields.find((one) => textOf(one).includes(word));
    if (said === 0 && !field) return { points: 0 };
    points += said || weights.field;
    because ??= field?.label;
  }
  return { points, because };
}

const textOf = ({ label, help, attrs }: Field): string =>
  fold(
    [label, help, ...(attrs.options ?? []).map((option) => option.label)]
      .flatMap((text) => (text ? [text.ar, text.en] : []))
      .join(' '),
  );

/** Normalises Arabic spelling, case and hyphens. */
const fold = (text: string) =>
  foldArabic(text)
    .toLowerCase()
    .replace(/[-_\s]+/g, ' ')
    .trim();
