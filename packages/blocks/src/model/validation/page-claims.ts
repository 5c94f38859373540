import { offerTagsIn } from '@mawkib/core/dynamic-content';
import { type TypedPrice, typedPrices } from '@mawkib/core/typed-prices';
import type { DefinitionOf } from '../definition/define-block.js';
import type { Place } from '../definition/issue.js';
import { isPlain, type Plain } from '../plain.js';
import { offerKeyIn } from '../resolving/dynamic-needs.js';
import { migrateBlock } from '../stored/migrate-block.js';
import { readBlock } from '../stored/read-block.js';

/** A typed price, its place, and the key of the offer that its block or item shows; '' if none. */
export interface PriceClaim extends TypedPrice {
  readonly place: Place;
  readonly offer: string;
}

/** Prices and offers in the texts of a page, to check against the market's offers. */
export interface PageClaims {
  /** Prices typed by hand. */
  readonly prices: readonly PriceClaim[];
  /** Offers of blocks and items (`offer_key`), and of tags `{offer:id:property}`. */
  readonly offers: readonly OfferClaim[];
}

export interface OfferClaim {
  readonly place: Place;
  readonly key: string;
  /** Property in the tag; undefined for an `offer_key`. */
  readonly property?: string;
}

/** Settings of fields that no visitor reads. */
const unread = new Set(['id', 'url', 'type', 'target', 'form_id', 'hidden_fields', 'offer_key']);
const deepest = 16;
/** All prices and offers in the texts of stored blocks, in every language. Never throws. */
export function pageClaims(blocks: unknown, definitionOf: DefinitionOf): PageClaims {
  const claims: Collected = { prices: [], offers: [] };
  for (const input of Array.isArray(blocks) ? blocks : []) {
    const read = readBlock(input)?.block;
    if (!read) continue;
    const definition = definitionOf(read.template);
    const block = definition ? migrateBlock(read, definition).block : read;
    const place = { block: block.id, template: block.template };
    collect(block.fields, place, claims);
    for (const group of block.groups) collect(group.fields, { ...place, group: group.id }, claims);
  }
  return claims;
}

interface Collected {
  prices: PriceClaim[];
  offers: OfferClaim[];
}

function collect(fields: Plain, place: Place, claims: Collected): void {
  const offer = offerKeyIn(fields);
  if (offer !== '') claims.offers.push({ place: { ...place, field: 'offer_key' }, key: offer });
  for (const [field, value] of Object.entries(fields)) {
    if (unread.has(field)) continue;
    const at = { ...place, field };
    for (const text of textsIn(value)) {
      claims.prices.push(...typedPrices(text).map((price) => ({ ...price, place: at, offer })));
      for (const { id, property } of offerTagsIn(text)) {
        claims.offers.push({ place: at, key: id, property });
      }
    }
  }
}

/** Texts in a value at any depth; a text of JSON also has those that it encodes. */
function* textsIn(value: unknown, depth = 0): Generator<string> {
  if (typeof value === 'string') {
    const decoded = /^\s*[[{]/.test(value) ? parsed(value) : undefined;
    if (decoded === undefined) yield value;
    else yield* textsIn(decoded, depth + 1);
  } else if (typeof value === 'object' && value !== null && depth < deepest) {
    for (const [key, member] of Object.entries(value)) {
      if (!(isPlain(value) && unread.has(key))) yield* textsIn(member, depth + 1);
    }
  }
}

function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
