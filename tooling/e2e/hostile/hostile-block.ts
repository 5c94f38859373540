import type { AnyBlockDefinition, Field, StoredBlock } from '@mawkib/blocks/model';
import { valueOfSchema } from './value-of-schema.ts';

/** Context in which a string is rendered. */
export type Kind = 'text' | 'link' | 'markdown' | 'html';

/** Returns the next string for a context, and may record where it went. */
export type Take = (kind: Kind, place: string) => string;

type Fields = Readonly<Record<string, Field>>;
type Values = Record<string, unknown>;

/** Max items of a block: enough for every layout. */
const maxGroups = 20;

/**
 * Builds a stored block with hostile texts, URLs and markup. Everything that selects a layout
 * (options, switches, numbers) takes every value in turn as `round` increases.
 */
export function hostileBlock(
  definition: AnyBlockDefinition,
  round: number,
  id: string,
  take: Take,
): StoredBlock {
  const { key, template, version, max_field_groups = maxGroups } = definition;
  const sample = definition.sample.ar;
  const hasGroups = Object.keys(definition.group_fields as Fields).length > 0;
  const count = hasGroups ? Math.min(max_field_groups, maxGroups) : 0;
  return {
    id,
    template,
    version,
    fields: hostileFields(definition.fields, sample.fields, {
      round,
      take: (kind, name) => take(kind, `${key}.${name}`),
    }),
    groups: Array.from({ length: count }, (_, at) => ({
      id: `${id}-${at}`,
      fields: hostileFields(definition.group_fields, sample.groups?.[0] ?? {}, {
        round: round + at,
        take: (kind, name) => take(kind, `${key}[].${name}`),
      }),
    })),
  };
}

interface Turn {
  round: number;
  take: Take;
}

/** `valid` are a sample's values: an unknown key would hide what depends on it. */
function hostileFields(fields: Fields, valid: Values, { round, take }: Turn): Values {
  const known = Object.entries(fields).filter(([name, field]) => !isGate(name, field));
  return Object.fromEntries(
    known.map(([name, field], at) => [
      name,
      hostileValue(name, field, valid[name], { round: round + at, take }),
    ]),
  );
}

/** An invalid period or a missing offer would hide the whole block. */
const isGate = (name: string, { type, attrs }: Field) =>
  type === 'Separator' || attrs.format === 'schedule' || name === 'offer_key';

function hostileValue(name: string, field: Field, valid: unknown, { round, take }: Turn): unknown {
  const { options = [], markup, format, min = 1, max = 4 } = field.attrs;
  const texts = (kind: Kind, place = name) => both(take(kind, place));
  switch (field.type) {
    case 'Markdown':
      return texts(markup ? 'html' : 'markdown');
    case 'String':
    case 'Text':
      if (format === 'url') return take('link', name);
      if (field.contentful) return texts('text');
      return round % 2 === 0 ? (valid ?? take('text', name)) : take('text', name);
    case 'Icon':
      return round % 2 === 0 ? (valid ?? 'info') : take('text', name);
    case 'Bool':
      return round % 2 === 0;
    case 'Number':
      return min + (round % (max - min + 1));
    case 'Select':
      return options[round % options.length]?.value;
    case 'Image':
      return {
        id: round % 3 === 0 ? take('text', `${name}.id`) : 'hero/desert-offroader-sand',
        alt: texts('text', `${name}.alt`),
      };
    case 'Link':
      return hostileLink(name, round, take);
    case 'LinksCollection':
      return Array.from({ length: manyLinks }, (_, at) => hostileLink(name, round + at, take));
    case 'Json':
      return JSON.stringify(valueOfSchema(field.schema, () => take('text', name), round));
    default:
      return undefined;
  }
}

const manyLinks = 16;
const linkTypes = ['internal', 'external', 'file', 'form', 'button'] as const;

const hostileLink = (name: string, round: number, take: Take) => ({
  type: linkTypes[round % linkTypes.length],
  label: both(take('text', `${name}.label`)),
  url: take('link', `${name}.url`),
  target: round % 2 === 0 ? '_self' : '_blank',
  form_id: take('text', `${name}.form_id`),
  hidden_fields: { model: take('text', `${name}.hidden_fields`) },
  title: both(take('text', `${name}.title`)),
  columns: null,
  always_show: round % 3 === 0,
});

const both = (text: string) => ({ ar: text, en: text });
