import type { Locale } from '@mawkib/core/locale';

/** An entry of the site's navigation, in one language. */
export interface FrameEntry {
  id: string;
  label: string;
  url: string;
  /** In the footer: shown instead of the label, 200 by 80 px without its own size. */
  image?: { id: string; alt: string; width?: number; height?: number } | null;
  children?: readonly FrameEntry[];
}

export interface LanguageChoice {
  locale: Locale;
  /** The language's own name. */
  label: string;
  /** This page in that language, with its prefix. */
  href: string;
}
