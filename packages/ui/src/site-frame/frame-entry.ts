/** An entry of the site's navigation, in one language. */
export interface FrameEntry {
  id: string;
  label: string;
  url: string;
  children?: readonly FrameEntry[];
}

export interface LanguageChoice {
  locale: 'ar' | 'en';
  /** The language's own name. */
  label: string;
  /** This page in that language, with its prefix. */
  href: string;
}
