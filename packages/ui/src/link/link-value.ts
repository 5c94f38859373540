import type { LinkType } from '@mawkib/core/vocabulary';

/** A link of a page, in one language. */
export interface LinkValue {
  type: LinkType;
  label?: string | null;
  url?: string | null;
  target?: string | null;
  title?: string | null;
  /** Id of the form of a `form` link. */
  formId?: string | null;
  /** Values of the hidden fields of a form that opens in a dialog, by field id. */
  hiddenFields?: Readonly<Record<string, string>> | null;
  /** Columns of the form. Default: 1. */
  columns?: number | null;
  /** Below the heading of the form. Default: the form's own introduction. */
  subtitle?: string | null;
  /** Where the form's submit button is. Default: `start`. */
  buttonPosition?: 'start' | 'center' | 'end' | 'left' | 'right' | null;
  /** Shows the link even without a label or URL. */
  alwaysShow?: boolean;
}

const isFilled = (text: string | null | undefined) => Boolean(text?.trim());

/**
 * Internal and external links require a label and a URL, a plain button a label, forms and files
 * nothing; `alwaysShow` overrides all.
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
