import type { Locale } from '@mawkib/core/locale';

/** An entry of the site's navigation, in one language. */
export interface FrameEntry {
  id: string;
  label: string;
  url: string;
  /** In the footer it replaces the label. Default size: 200 by 80 px. */
  image?: { id: string; alt: string; width?: number; height?: number } | null;
  /** Name of an icon before the label. */
  icon?: string;
  children?: readonly FrameEntry[];
  /** Has a panel (`MenuPanels`), which is loaded later; replaces `children`. */
  hasPanel?: boolean;
}

export interface LanguageChoice {
  locale: Locale;
  /** Native name of the language. */
  label: string;
  /** URL of the page in that language. */
  href: string;
  /** The page does not exist in that language. */
  isMissing?: boolean;
}

/** A link to the pages of one of the market's brands. */
export interface BrandChoice {
  brand: string;
  label: string;
  url: string;
  isCurrent: boolean;
}
