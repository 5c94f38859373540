import type { Localized } from '@mawkib/api-clients/contracts';
import type { StoredBlock } from '@mawkib/api-clients/contracts/content';
import type { Catalogue } from '@mawkib/blocks/definitions';
import {
  applyDynamicContent,
  type DynamicContentData,
  dynamicNeeds,
  type Field,
  type FieldMap,
  type PublicBlock,
  type PublicGroup,
} from '@mawkib/blocks/model';
import { hasOfferTag, type Strategy } from '@mawkib/core/dynamic-content';
import { type Locale, locales, localize } from '@mawkib/core/locale';
import type { PageQuestion } from '../../../db/schema/page-search-texts.js';
import type { PageSnapshot } from '../../../db/schema/page-snapshot.js';
import { claimsOf, hasNoClaims } from '../truth/page-truth.js';
import { htmlText } from './html-text.js';

/** Increment it when the texts are read in another way: stored ones are then read again. */
export const pageTextReader = 2;

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
  /** Prices and offers for tags and conditions; without them both are left out. */
  figures?: DynamicContentData | undefined;
  /** Parts with prices or offers that do not hold, see `untrueParts`. */
  untrue?: ReadonlySet<string>;
}

/**
 * Texts of a page as visitors see it at a time. Content that only some visitors see (lists of other
 * systems) is left out, and so are texts that a block fills in while it is used.
 */
export function readPageText(
  { path, title, traits, blocks }: PageSnapshot,
  { catalogue, locale, now, timeZone, figures, untrue }: PageTextOptions,
): PageText {
  const resolved = catalogue.resolve(blocks, {
    ...{ locale, now },
    ...(timeZone && { timeZone }),
    ...(untrue && { untrue }),
  });
  const shown = figures
    ? applyDynamicContent(resolved.flatMap(decided), catalogue.definitionOf, figures)
    : resolved;
  const fill = figures?.text ?? ((text: string) => text);
  const ownText = (name: string, text: Localized) =>
    untrue?.has(`page.${name}`) ? '' : fill(localize(text, locale));
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
  const own = ownText('title', title);
  const metaTitle = ownText('meta_title', traits.meta_title);
  return {
    title: own || metaTitle || path,
    keywords: [...others.map((other) => fill(localize(title, other))), path.replace(/[/-]+/g, ' ')]
      .join(' ')
      .trim(),
    description: ownText('meta_description', traits.meta_description),
    body: [metaTitle, ...texts]
      .filter((text) => text && text !== own)
      .join(' · ')
      .slice(0, maxBody)
      .toWellFormed(),
    questions,
    image_id: image || null,
  };
}

/** True if the figures decide about content with this strategy; stock lists of others are not asked. */
const isDecided = ({ key, value }: Strategy): boolean =>
  ['', 'brand_from_url', 'offers'].includes(key.trim()) || value.trim() === '';

/** The block without groups that the figures do not decide about; none if that is the block itself. */
function decided(block: PublicBlock): PublicBlock[] {
  const isOpen = ({ dc_strategy }: PublicBlock | PublicGroup) =>
    dc_strategy !== undefined && !isDecided(dc_strategy);
  return isOpen(block) ? [] : [{ ...block, groups: block.groups.filter((each) => !isOpen(each)) }];
}

/** True if the texts of a page depend on the time, on prices or on offers. */
export const changesByItself = (page: PageSnapshot, catalogue: Catalogue): boolean =>
  hasSchedule(page.blocks, catalogue) ||
  dynamicNeeds(page.blocks as unknown as PublicBlock[]) !== null ||
  ownTexts(page).some((text) => text.includes('{price:') || hasOfferTag(text)) ||
  !hasNoClaims(claimsOf(page, catalogue));

const ownTexts = ({ title, traits: { meta_title, meta_description } }: PageSnapshot): string[] =>
  [title, meta_title, meta_description].flatMap((texts) =>
    Object.values(texts ?? {}).filter((text) => typeof text === 'string'),
  );

/** True if a block or group of a page appears or disappears at a time. */
function hasSchedule(blocks: readonly StoredBlock[], { definitionOf }: Catalogue): boolean {
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

/** What a block fills in later: `{selectedOption}`. */
const placeholder = /\{\w+\}/;

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
    const isShown = text !== '' && !placeholder.test(text) && !isDefault(field, text, locale);
    return isShown ? [text] : [];
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
