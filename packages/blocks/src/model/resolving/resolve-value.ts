import { type Locale, type Localized, localize } from '@mawkib/core/locale';
import type { Field } from '../definition/field.js';
import {
  type LinkTarget,
  type LinkType,
  linkTargets,
  linkTypes,
  type PublicImage,
  type PublicLink,
} from '../definition/public-values.js';
import { resolveStrategy, strategyOf } from '../definition/stored-strategy.js';
import { isPlain, own, safeCopy } from '../plain.js';
import { parseJsonField } from '../stored/parse-json-field.js';
import { safeUrl } from '../stored/safe-url.js';
import { showable } from '../stored/showable.js';
import { renderedMarkdown } from './rendered-markdown.js';

/** Data of an image in the media library. */
export interface ImageMeta {
  alt?: Localized;
  /** Focal point, 0 to 1. Default: the center. */
  focal?: { x: number; y: number };
}

export interface ValueContext {
  locale: Locale;
  imageMeta?: (id: string) => ImageMeta | undefined;
}

/**
 * Resolves a stored value to a prop in one language; undefined while it is blank. Never throws: a
 * value with a wrong type becomes the field's default and reports `wrong`.
 */
export function resolveValue(
  field: Field,
  stored: unknown,
  context: ValueContext,
): { value: unknown; wrong?: true } {
  const { locale } = context;
  if (stored === undefined || stored === null) return { value: fallback(field, context) };
  const value = read(field, stored, context);
  if (value === wrong) return { value: fallback(field, context), wrong: true };
  if (field.type === 'Markdown') return { value: html(field, value as string) };
  if (field.type === 'Json' && value === undefined) {
    return { value: parseJsonField(field, String(field.default), locale) };
  }
  return { value };
}

const wrong = Symbol('wrong');

function read(field: Field, stored: unknown, context: ValueContext): unknown {
  const { locale } = context;
  switch (field.type) {
    case 'String':
    case 'Text':
    case 'Markdown':
      return readText(field, stored, locale);
    case 'Icon':
      return typeof stored === 'string' ? stored.trim() : wrong;
    case 'Bool':
      return typeof stored === 'boolean' ? stored : wrong;
    case 'Number':
      return typeof stored === 'number' && Number.isFinite(stored) ? stored : wrong;
    case 'Select':
      if (!isOption(field, stored)) return wrong;
      return stored === '' || !field.prop ? stored : field.prop(stored as string);
    case 'Image':
      return readImage(stored, context) ?? wrong;
    case 'Link':
      return readLink(stored, locale) ?? wrong;
    case 'LinksCollection':
      return Array.isArray(stored)
        ? stored.map((link) => readLink(link, locale)).filter((link) => link !== null)
        : wrong;
    case 'Json':
      return readJson(field, stored, locale);
    case 'Separator':
      return undefined;
  }
}

export const isOption = (field: Field, value: unknown): boolean =>
  (value === '' && field.optional) ||
  (field.attrs.options ?? []).some((option) => option.value === value);

function readText(field: Field, stored: unknown, locale: Locale) {
  const text = field.contentful && isPlain(stored) ? localize(stored as Localized, locale) : stored;
  if (typeof text !== 'string') return wrong;
  return field.attrs.format === 'url' ? safeUrl(showable(text)) : showable(text);
}

function readJson(field: Field, stored: unknown, locale: Locale) {
  if (typeof stored !== 'string') return wrong;
  if (stored.trim() === '') return undefined;
  const value = parseJsonField(field, stored, locale);
  return value === undefined ? wrong : value;
}

function html(field: Field, source: string): string {
  const { language, inline, markup } = field.attrs;
  if (language === 'json' || source.trim() === '') return source.trim();
  return renderedMarkdown(source, markup ? 'markup' : inline ? 'inline' : 'block');
}

function readImage(stored: unknown, context: ValueContext): PublicImage | null {
  if (!isPlain(stored)) return null;
  const id = own(stored, 'id');
  const alt = textOf(own(stored, 'alt'), context.locale);
  if (typeof id !== 'string') return null;
  const facts = id === '' ? undefined : context.imageMeta?.(id);
  return {
    id: showable(id).trim(),
    alt: alt || localize(facts?.alt, context.locale),
    ...(facts?.focal && { focal: facts.focal }),
  };
}

function readLink(stored: unknown, locale: Locale): PublicLink | null {
  if (!isPlain(stored)) return null;
  const type = own(stored, 'type');
  const target = own(stored, 'target');
  const columns = own(stored, 'columns');
  const hidden = own(stored, 'hidden_fields');
  const dc_strategy = resolveStrategy(strategyOf(stored), locale, {
    fromText: textLink,
    fromValue: (fallback) => readLink(fallback, locale),
  });
  return {
    type: linkTypes.includes(type as LinkType) ? (type as LinkType) : 'internal',
    label: textOf(own(stored, 'label'), locale),
    url: safeUrl(plainText(own(stored, 'url'))),
    target: linkTargets.includes(target as LinkTarget) ? (target as LinkTarget) : '_self',
    form_id: plainText(own(stored, 'form_id')),
    hidden_fields: isPlain(hidden) ? textsOf(hidden) : {},
    title: textOf(own(stored, 'title'), locale),
    columns: typeof columns === 'number' && Number.isFinite(columns) ? columns : null,
    ...(own(stored, 'always_show') === true && { always_show: true }),
    ...(dc_strategy && { dc_strategy }),
  };
}

/** A text as fallback of a link has no URL. */
const textLink = (label: string): PublicLink => ({ ...blankPublicLink(), type: 'button', label });

/** Replaces a hidden link if the component requires one. */
export const blankPublicLink = (): PublicLink => ({
  type: 'internal',
  label: '',
  url: '',
  target: '_self',
  form_id: '',
  hidden_fields: {},
  title: '',
  columns: null,
});

const plainText = (value: unknown): string => (typeof value === 'string' ? showable(value) : '');

const textOf = (value: unknown, locale: Locale): string =>
  plainText(isPlain(value) ? localize(value as Localized, locale) : value);

const textsOf = (record: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(safeCopy(record)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

/** The field's default in one language. Defaults of definitions are always valid. */
function fallback(field: Field, context: ValueContext): unknown {
  if (field.type === 'Number') return field.default ?? null;
  if (field.type === 'Select' && field.default === '') return '';
  if (field.type === 'Separator') return undefined;
  const value = read(field, field.default, context);
  if (value === wrong) return undefined;
  return field.type === 'Markdown' ? html(field, value as string) : value;
}

/** True if an optional field's value counts as missing. */
export function isBlank(field: Field, value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (field.type === 'Image') return (value as PublicImage).id === '';
  if (field.type === 'Link') {
    const { label, url, form_id } = value as PublicLink;
    return label === '' && url === '' && form_id === '';
  }
  return typeof value === 'string' && value.trim() === '';
}
