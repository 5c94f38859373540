import type { Logger } from '../errors/logger.js';
import { parseJson } from '../guards/parse-json.js';
import { listOf } from '../reading/decoder.js';
import { isRecord, memberOf, textIn } from '../reading/fields.js';

/**
 * Types of items in an accordion or popup. `finance_options_table` is for showroom popups only.
 * Blocks document, section 5.
 */
export const contentItemTypes = ['html', 'calculator', 'finance_options_table', 'form'] as const;
/** One of `contentItemTypes`. */
export type ContentItemType = (typeof contentItemTypes)[number];

/** Named values and their groups. */
export interface CalculatorConfig {
  readonly fields: readonly {
    readonly key: string;
    readonly label: string;
    readonly value?: string;
  }[];
  readonly groups: readonly { readonly label: string; readonly fields: readonly string[] }[];
}

/**
 * An item of an accordion or popup, complete for its type. `Html` is the type of its HTML:
 * unsanitized text, or sanitized HTML.
 */
export type ContentItem<Html extends string = string> = { readonly title?: string } & (
  | { readonly type: 'html'; readonly html: Html }
  | { readonly type: 'calculator'; readonly config: CalculatorConfig }
  | { readonly type: 'finance_options_table' }
  | { readonly type: 'form'; readonly form_id: string }
);

/** Fields of an item before the completeness check. */
export interface ContentItemFields {
  readonly type: ContentItemType;
  readonly html?: string;
  readonly config?: { readonly fields: readonly unknown[]; readonly groups: readonly unknown[] };
  readonly form_id?: string;
}

/**
 * True if an item has the content of its type: `html` a non-blank text, `calculator` a config with
 * fields and groups, `form` a form id. A `finance_options_table` is always complete: it shows the
 * financing options of the popup's vehicle. Blocks document, section 5.
 */
export function isCompleteContentItem({ type, html, config, form_id }: ContentItemFields): boolean {
  switch (type) {
    case 'html':
      return isFilled(html);
    case 'form':
      return isFilled(form_id);
    case 'calculator':
      return config !== undefined && config.fields.length > 0 && config.groups.length > 0;
    default:
      return type === 'finance_options_table';
  }
}

/** Accepted items, and a logger for dropped ones. */
export interface ContentItemsOptions {
  /** Accepted types. Default: all. */
  readonly types?: readonly ContentItemType[];
  /** Receives one message if items were dropped. */
  readonly logger?: Logger;
  /** Name of the list in log messages. Default: `content items`. */
  readonly name?: string;
}

/**
 * Decodes a list of content items, or its JSON, in order. Items of other types, and incomplete
 * ones, are dropped; empty if it is not a list. A calculator's config can be JSON text. Site
 * document, section 4; blocks document, section 5.
 */
export function readContentItems(
  value: unknown,
  { types = contentItemTypes, logger, name = 'content items' }: ContentItemsOptions = {},
): readonly ContentItem[] {
  const list = parsed(value);
  const items = listOf(readItem)(list)?.filter(({ type }) => types.includes(type)) ?? [];
  const isMissing = list === undefined || list === null || list === '';
  if (!isMissing && items.length !== (Array.isArray(list) ? list.length : -1)) {
    logger?.warn(`Invalid items in ${name}`, { field: name });
  }
  return items;
}

function readItem(value: unknown): ContentItem | undefined {
  if (!isRecord(value)) return undefined;
  const type = contentItemTypes.find((known) => known === memberOf(value, 'type'));
  if (!type) return undefined;
  const form_id = memberOf(value, 'form_id');
  const item = {
    type,
    html: textIn(value, 'html'),
    config: readConfig(memberOf(value, 'config') ?? memberOf(value, 'calculator_config')),
    form_id: Number.isInteger(form_id) ? String(form_id) : textIn(value, 'form_id'),
  };
  if (!isCompleteContentItem(item)) return undefined;
  const title = textIn(value, 'title');
  const { html = '', config = { fields: [], groups: [] } } = item;
  const head = title === undefined ? {} : { title };
  if (type === 'html') return { ...head, type, html };
  if (type === 'calculator') return { ...head, type, config };
  return type === 'form' ? { ...head, type, form_id: item.form_id ?? '' } : { ...head, type };
}

function readConfig(value: unknown): CalculatorConfig | undefined {
  const config = parsed(value);
  if (!isRecord(config)) return undefined;
  return {
    fields: listOf(readConfigField)(memberOf(config, 'fields')) ?? [],
    groups: listOf(readConfigGroup)(memberOf(config, 'groups')) ?? [],
  };
}

function readConfigField(field: unknown): CalculatorConfig['fields'][number] | undefined {
  const key = isRecord(field) ? textIn(field, 'key') : undefined;
  if (!isRecord(field) || key === undefined) return undefined;
  const value = memberOf(field, 'value');
  const shown = Number.isFinite(value) ? String(value) : textIn(field, 'value');
  const label = textIn(field, 'label') ?? key;
  return shown === undefined ? { key, label } : { key, label, value: shown };
}

function readConfigGroup(group: unknown): CalculatorConfig['groups'][number] | undefined {
  if (!isRecord(group)) return undefined;
  const isText = (key: unknown) => (typeof key === 'string' ? key : undefined);
  return {
    label: textIn(group, 'label') ?? '',
    fields: listOf(isText)(memberOf(group, 'fields')) ?? [],
  };
}

const parsed = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() !== '' ? (parseJson(value, 1_000_000) ?? value) : value;

const isFilled = (text: string | undefined) => text !== undefined && text.trim() !== '';
