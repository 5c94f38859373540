import { readStrategy, type Strategy } from '../dynamic-content/strategy.js';
import { isRecord, memberOf, textIn } from '../reading/fields.js';
import { listOf } from '../reading/readers.js';
import { type LinkType, linkTypes } from '../vocabulary/links.js';

/** Where a floating action leads. `url` may be the alias of a predefined link. */
export interface FloatingLink {
  readonly url: string;
  readonly link_text: string;
  readonly target: '_self' | '_blank';
  readonly type: LinkType;
}

/** One action of the floating area. Site document, section 3. */
export interface FloatingItem {
  readonly link: FloatingLink;
  /** A name of the icon set. */
  readonly icon?: string;
  /** Shown only while this holds. */
  readonly dc_strategy?: Strategy<FloatingItem>;
}

/** The two looks of the floating area. Site document, section 2. */
export const floatingModes = ['quick_links', 'menu'] as const;
/** A look of the floating area. */
export type FloatingMode = (typeof floatingModes)[number];

/** Forms and plain buttons lead nowhere by themselves; every other link needs an address. */
const needsNoUrl: readonly LinkType[] = ['form', 'button'];

/**
 * One item of a JSON list: it needs a text, which is its name, and an address unless it opens a form
 * or is a plain button. An unknown type is `internal`, an unknown target `_self`.
 */
export function readFloatingItem(value: unknown): FloatingItem | undefined {
  const link = isRecord(value) ? memberOf(value, 'link') : undefined;
  if (!isRecord(value) || !isRecord(link)) return undefined;
  const [link_text, url = ''] = [textIn(link, 'link_text'), textIn(link, 'url')];
  const type = linkTypes.find((known) => known === link.type) ?? 'internal';
  if (!link_text || (url === '' && !needsNoUrl.includes(type))) return undefined;
  const icon = textIn(value, 'icon');
  const dc_strategy = readStrategy(memberOf(value, 'dc_strategy'), readFloatingItem);
  return {
    link: { url, link_text, type, target: link.target === '_blank' ? '_blank' : '_self' },
    ...(icon !== undefined && { icon }),
    ...(dc_strategy && { dc_strategy }),
  };
}

/** `floating_action.items` and `floating_action.quick_links`; items that cannot be read are dropped. */
export const readFloatingItems = listOf(readFloatingItem);
