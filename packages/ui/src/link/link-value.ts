import type { LinkType } from '@mawkib/core/vocabulary';

/** A link of a page, in one language. */
export interface LinkValue {
  type: LinkType;
  label?: string | null;
  url?: string | null;
  target?: string | null;
  title?: string | null;
  /** Id of the form that a link of type `form` opens. */
  formId?: string | null;
  /** Shows the link even without a label or an address. */
  alwaysShow?: boolean;
}

const isFilled = (text: string | null | undefined) => Boolean(text?.trim());

/**
 * Internal and external links need a label and an address, a plain button needs a label, forms and
 * files always show; `alwaysShow` overrules all.
 */
export function isLinkShown(link: LinkValue): boolean {
  if (link.alwaysShow) return true;
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
