import type { LinkType } from '@mawkib/core/vocabulary';

/** A link as a page stores it, in one language. */
export interface LinkValue {
  type: LinkType;
  label?: string | null;
  url?: string | null;
  target?: string | null;
  title?: string | null;
  form_id?: string | number | null;
  hidden_fields?: unknown;
  columns?: unknown;
  always_show?: boolean;
}

const isFilled = (text: string | null | undefined) => Boolean(text?.trim());

/**
 * Internal and external links need a label and an address, a plain button needs a label, forms and
 * files always show; `always_show` overrules all.
 */
export function isLinkShown(link: LinkValue): boolean {
  if (link.always_show) return true;
  switch (link.type) {
    case 'form':
    case 'file':
      return true;
    case 'button':
      return isFilled(link.label);
    default:
      return isFilled(link.label) && isFilled(link.url);
  }
}
