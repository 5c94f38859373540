import type { Logger } from '../errors/logger.js';
import { parseJson } from '../guards/parse-json.js';
import { parseDigits } from '../locale/digits.js';
import { listOf } from '../reading/decoder.js';
import { type Fields, isRecord, memberOf, textIn } from '../reading/fields.js';
import { fillTemplate, type TemplateOptions } from './fill-template.js';

/** An option of the first dropdown, with the options of the second. */
export interface UpdateDropdown {
  readonly key: string;
  readonly label: string;
  /** Years. */
  readonly children: readonly string[];
}

/** A sub-block, and the cars that it is for: one match is enough. */
export interface UpdateGroup {
  /** Matches a sub-block's `subblock_key`. */
  readonly key: string;
  readonly match_dropdowns: readonly UpdateMatch[];
}

/** An option of the first dropdown, by key, with its matching years. */
export interface UpdateMatch {
  readonly parent_key: string;
  readonly child_key: readonly string[];
}

/** The options of the two dropdowns, and the sub-blocks that they select. */
export interface UpdateMapper {
  readonly dropdowns: readonly UpdateDropdown[];
  readonly subblock_groups: readonly UpdateGroup[];
}

/** A visitor's selection: a dropdown's key and one of its years. */
export interface UpdateChoice {
  readonly parent: string;
  readonly child: string;
}

/**
 * Parses the mapper, an object or its JSON: `{dropdowns: [{label, key, children}], subblock_groups:
 * [{key, match_dropdowns: [{parent_key, child_key: []}]}]}`. Years are numbers or texts, in any
 * digits. Invalid entries are dropped; a mapper without dropdowns, or with invalid ones, is logged
 * once. Blocks document, section 3.4.
 */
export function readUpdateMapper(value: unknown, logger: Logger): UpdateMapper {
  const parsed = typeof value === 'string' ? parseJson(value, 1_000_000) : value;
  const fields = isRecord(parsed) ? parsed : {};
  const dropdowns = listIn(fields, 'dropdowns');
  const groups = listIn(fields, 'subblock_groups');
  const mapper = {
    dropdowns: listOf(readDropdown)(dropdowns) ?? [],
    subblock_groups: listOf(readGroup)(groups) ?? [],
  };
  const isWhole =
    mapper.dropdowns.length === dropdowns.length && mapper.subblock_groups.length === groups.length;
  if (mapper.dropdowns.length === 0 || !isWhole) {
    logger.warn('Invalid value in the mapper of a map update', { field: 'mapper' });
  }
  return mapper;
}

/** The sub-block keys that have an update for the selection, in order. */
export function matchingSubblocks(
  { subblock_groups }: UpdateMapper,
  { parent, child }: UpdateChoice,
  keys: readonly string[],
): readonly string[] {
  const matched = new Set(
    subblock_groups
      .filter(({ match_dropdowns }) =>
        match_dropdowns.some(
          ({ parent_key, child_key }) => parent_key === parent && child_key.includes(child),
        ),
      )
      .map(({ key }) => key),
  );
  return keys.filter((key) => matched.has(key));
}

/**
 * The result text: `{amount}` is the number of matching sub-blocks, `{parent}` and `{child}` are
 * the selected labels. Other placeholders become ''.
 */
export const updateResult = (
  template: string,
  { amount, parent, child }: { amount: number; parent: string; child: string },
  options?: TemplateOptions,
): string => fillTemplate(template, { amount: String(amount), parent, child }, options);

const listIn = (fields: Fields, key: string): readonly unknown[] => {
  const value = memberOf(fields, key);
  return Array.isArray(value) ? value : [];
};

const readYear = (value: unknown): string | undefined => {
  const year = typeof value === 'number' ? String(value) : value;
  return typeof year === 'string' && year.trim() !== '' ? parseDigits(year.trim()) : undefined;
};

function readDropdown(value: unknown): UpdateDropdown | undefined {
  const key = isRecord(value) ? textIn(value, 'key') : undefined;
  if (!isRecord(value) || !key) return undefined;
  const children = listOf(readYear)(listIn(value, 'children')) ?? [];
  return { key, label: textIn(value, 'label') ?? key, children };
}

function readGroup(value: unknown): UpdateGroup | undefined {
  const key = isRecord(value) ? textIn(value, 'key') : undefined;
  if (!isRecord(value) || !key) return undefined;
  return { key, match_dropdowns: listOf(readMatch)(listIn(value, 'match_dropdowns')) ?? [] };
}

function readMatch(value: unknown): UpdateMatch | undefined {
  const parent_key = isRecord(value) ? textIn(value, 'parent_key') : undefined;
  if (!isRecord(value) || !parent_key) return undefined;
  return { parent_key, child_key: listOf(readYear)(listIn(value, 'child_key')) ?? [] };
}
