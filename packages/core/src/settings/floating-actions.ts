import { readStrategy, type Strategy } from '../dynamic-content/strategy.js';
import { listOf } from '../reading/decoder.js';
import { isRecord, memberOf, textIn } from '../reading/fields.js';
import { type LinkType, linkTypes } from '../vocabulary/links.js';
import { type FormLink, readFormLink } from './form-link.js';

/** Target of a floating action. `url` may be the alias of a predefined link. */
export interface FloatingLink extends FormLink {
  readonly url: string;
  readonly link_text: string;
  readonly target: '_self' | '_blank';
  readonly type: LinkType;
}

/** A floating action. Site document, section 3. */
export interface FloatingItem {
  readonly link: FloatingLink;
  /** Name in the icon set. */
  readonly icon?: string;
  /** Condition for displaying it. */
  readonly dc_strategy?: Strategy<FloatingItem>;
}

/** Styles of the floating area. Site document, section 2. */
export const floatingModes = ['quick_links', 'menu'] as const;
export type FloatingMode = (typeof floatingModes)[number];

/** Forms and plain buttons have no URL; every other link needs one. */
const needsNoUrl: readonly LinkType[] = ['form', 'button'];

/**
 * An item of a JSON list: it needs a label, and a URL unless it is a form or a plain button. An
 * unknown type is `internal`, an unknown target `_self`.
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
    link: {
      url,
      link_text,
      type,
      target: link.target === '_blank' ? '_blank' : '_self',
      ...(type === 'form' && readFormLink(link)),
    },
    ...(icon !== undefined && { icon }),
    ...(dc_strategy && { dc_strategy }),
  };
}

/** `floating_action.items` and `floating_action.quick_links`; invalid items are dropped. */
export const readFloatingItems = listOf(readFloatingItem);
