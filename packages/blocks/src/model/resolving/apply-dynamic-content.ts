import { type Offer, resolveContent, type Strategy } from '@mawkib/core/dynamic-content';
import type { SafeHtml } from '@mawkib/ui/rich-text';
import type { DefinitionOf } from '../definition/define-block.js';
import type { Field, FieldMap } from '../definition/field.js';
import type { PublicBlock, PublicGroup, PublicLink } from '../definition/public-values.js';
import { isPlain, type Plain } from '../plain.js';
import { offerKeyIn } from './dynamic-needs.js';
import { blankPublicLink } from './resolve-value.js';
import { withOffer } from './with-offer.js';

/** Data of visitor and market for dynamic content. */
export interface DynamicContentData {
  isVisible(strategy: Strategy): boolean;
  /** Offer of a key; null while offers are loading, undefined if there is none. */
  offer(key: string): Offer | null | undefined;
  /** Replaces price tags in a text. */
  text(text: string): string;
  /** Replaces price tags in HTML; the result is sanitized again. */
  html(markup: string): SafeHtml;
}

/**
 * Applies dynamic content for a visitor: removes hidden blocks, groups and links or replaces them
 * by their fallbacks, fills in offers or removes content with missing offers, and replaces price
 * tags. The result has no strategies. Blocks document, sections 4 and 5.
 */
export function applyDynamicContent(
  blocks: readonly PublicBlock[],
  definitionOf: DefinitionOf,
  facts: DynamicContentData,
): PublicBlock[] {
  return blocks.flatMap((block) => {
    const definition = definitionOf(block.template);
    const shown = visible(block, definition?.fields ?? {}, facts);
    if (!shown) return [];
    const groups = shown.groups.flatMap(
      (group) => visible<PublicGroup>(group, definition?.group_fields ?? {}, facts) ?? [],
    );
    return [{ ...shown, groups }];
  });
}

function visible<T extends PublicBlock | PublicGroup>(
  holder: T,
  fields: FieldMap,
  facts: DynamicContentData,
): T | null {
  const shown = resolveContent(holder, facts.isVisible);
  if (shown === undefined || typeof shown === 'string') return null;
  const { dc_strategy: _, ...rest } = shown as T;
  const key = offerKeyIn(rest.fields);
  const offer = key === '' ? null : facts.offer(key);
  if (offer === undefined) return null;
  const values = offer ? withOffer(rest.fields, fields, offer) : rest.fields;
  return { ...(rest as T), fields: applyToFields(values, fields, facts) };
}

function applyToFields(values: Plain, fields: FieldMap, facts: DynamicContentData): Plain {
  const entries = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const applied = field ? applyToValue(value, field, facts) : value;
    return applied === undefined ? [] : [[name, applied]];
  });
  return Object.fromEntries(entries);
}

/** Undefined removes an optional field. */
function applyToValue(value: unknown, field: Field, facts: DynamicContentData): unknown {
  switch (field.type) {
    case 'Link':
      return (
        visibleLink(value as PublicLink, facts) ?? (field.optional ? undefined : blankPublicLink())
      );
    case 'LinksCollection':
      return (value as PublicLink[]).flatMap((link) => visibleLink(link, facts) ?? []);
    case 'Markdown':
      return typeof value === 'string' ? facts.html(value) : value;
    default:
      return withTexts(value, facts, 0);
  }
}

function visibleLink(link: PublicLink, facts: DynamicContentData): PublicLink | null {
  if (!isPlain(link)) return null;
  const shown = resolveContent(link, facts.isVisible);
  if (shown === undefined || typeof shown === 'string') return null;
  const { dc_strategy: _, ...rest } = shown;
  return withTexts(rest, facts, 0) as PublicLink;
}

/** Maps all texts in a value, up to a max depth. */
function withTexts(value: unknown, facts: DynamicContentData, depth: number): unknown {
  if (typeof value === 'string') return facts.text(value);
  if (typeof value !== 'object' || value === null || depth > 16) return value;
  if (Array.isArray(value)) return value.map((member) => withTexts(member, facts, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, withTexts(member, facts, depth + 1)]),
  );
}
