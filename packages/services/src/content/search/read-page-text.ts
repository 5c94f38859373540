import type { StoredBlock } from '@mawkib/api-clients/contracts';
import type { Catalogue } from '@mawkib/blocks/definitions';
import type { Field, FieldMap } from '@mawkib/blocks/model';
import { type Locale, locales, localize } from '@mawkib/core/locale';
import type { PageQuestion } from '../../db/schema/page-search-texts.js';
import type { PageSnapshot } from '../../db/schema/page-snapshot.js';
import { htmlText } from './html-text.js';

/** Increment it when the texts are read in another way: stored ones are then read again. */
export const pageTextReader = 1;

export interface PageText {
  title: string;
  keywords: string;
  description: string;
  body: string;
  questions: PageQuestion[];
  image_id: string | null;
}

/** Max characters of a page's blocks. */
const maxBody = 20_000;
const maxQuestions = 60;

interface PageTextOptions {
  catalogue: Catalogue;
  locale: Locale;
  now: Date;
  timeZone?: string | undefined;
}

/**
 * Texts of a page as visitors see it at a time. Blocks that only some visitors see (dynamic
 * content) are left out.
 */
export function readPageText(
  { path, title, traits, blocks }: PageSnapshot,
  { catalogue, locale, now, timeZone }: PageTextOptions,
): PageText {
  const shown = catalogue.resolve(blocks, { locale, now, ...(timeZone && { timeZone }) });
  const texts: string[] = [];
  const questions: PageQuestion[] = [];
  let image = traits.image_id;
  for (const [index, block] of shown.entries()) {
    const definition = catalogue.definitionOf(block.template);
    if (!definition || block.dc_strategy) continue;
    texts.push(...textsOf(definition.fields, block.fields, locale));
    image ??= imageOf(definition.fields, block.fields);
    for (const group of block.groups) {
      if (group.dc_strategy) continue;
      const found = textsOf(definition.group_fields, group.fields, locale);
      texts.push(...found);
      image ??= imageOf(definition.group_fields, group.fields);
      const [question = '', ...answer] = found;
      if (/[?؟]$/.test(question) && questions.length < maxQuestions)
        questions.push({ question, answer: answer.join(' '), anchor: `component-${index + 1}` });
    }
  }
  const others = locales.filter((other) => other !== locale);
  const own = localize(title, locale);
  return {
    title: own || localize(traits.meta_title, locale) || path,
    keywords: [...others.map((other) => localize(title, other)), path.replace(/[/-]+/g, ' ')]
      .join(' ')
      .trim(),
    description: localize(traits.meta_description, locale),
    body: [localize(traits.meta_title, locale), ...texts]
      .filter((text) => text && text !== own)
      .join(' · ')
      .slice(0, maxBody)
      .toWellFormed(),
    questions,
    image_id: image || null,
  };
}

/** True if a block or group of a page appears or disappears at a time. */
export function hasSchedule(blocks: readonly StoredBlock[], { definitionOf }: Catalogue): boolean {
  const isScheduled = (fields: FieldMap, stored: Readonly<Record<string, unknown>>) =>
    Object.entries(fields).some(
      ([name, { attrs }]) => attrs.format === 'schedule' && Boolean(stored[name]),
    );
  return blocks.some((block) => {
    const definition = definitionOf(block.template);
    if (!definition) return false;
    return (
      isScheduled(definition.fields, block.fields) ||
      block.groups.some((group) => isScheduled(definition.group_fields, group.fields))
    );
  });
}

const isText = ({ type, contentful, attrs }: Field) =>
  contentful &&
  (type === 'String' || type === 'Text' || type === 'Markdown') &&
  attrs.format === undefined &&
  attrs.language !== 'json';

/** Texts that staff wrote, in the order of the fields; defaults, such as labels, are left out. */
function textsOf(
  fields: FieldMap,
  values: Readonly<Record<string, unknown>>,
  locale: Locale,
): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    if (!isText(field) || typeof value !== 'string') return [];
    const text = field.type === 'Markdown' ? htmlText(value) : value.trim();
    return text === '' || isDefault(field, text, locale) ? [] : [text];
  });
}

function isDefault({ default: given }: Field, text: string, locale: Locale): boolean {
  const texts = given as Parameters<typeof localize>[0] | string;
  return text === (typeof texts === 'string' ? texts : localize(texts, locale));
}

function imageOf(fields: FieldMap, values: Readonly<Record<string, unknown>>): string | null {
  for (const [name, { type }] of Object.entries(fields)) {
    const id = type === 'Image' ? (values[name] as { id?: unknown } | undefined)?.id : undefined;
    if (typeof id === 'string' && id !== '') return id;
  }
  return null;
}
