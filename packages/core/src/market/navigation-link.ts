import type { Named } from './market-definition.js';

/** Areas of the navigation. */
export const navigationAreas = ['primary', 'secondary', 'footer'] as const;

type Texts = Readonly<Record<string, string>>;

interface PanelLink {
  /** By language. */
  readonly label: Texts;
  /** A path of the site without a language, or an https URL. */
  readonly url: string;
}

/** A link of the navigation. */
export interface NavigationLink extends Named, PanelLink {
  readonly area: (typeof navigationAreas)[number];
  /** An image of the media library. */
  readonly image_id?: string | null | undefined;
  /** Links of the former navigation, and of a footer column. */
  readonly children?: readonly (Named & PanelLink)[] | undefined;
  /** Name of an icon. */
  readonly icon?: string | undefined;
  /** Condition under which the entry is shown. */
  readonly dc_strategy?: { readonly key: string; readonly value: string } | undefined;
  /** Panel of the newer navigation: lists of links with headings. */
  readonly columns?: readonly { readonly heading?: Texts; readonly links: readonly PanelLink[] }[];
  /** Panel of the newer navigation: cards with images, in groups. */
  readonly cards?: readonly NavigationCard[];
  /** Panel of the newer navigation: one large image with a text and a link. */
  readonly feature?: PanelLink & {
    readonly text?: Texts;
    readonly link_label?: Texts;
    readonly image_id?: string;
  };
}

/** A model in a panel. Texts are by language. */
export interface NavigationCard extends PanelLink {
  readonly group?: Texts;
  readonly line?: Texts;
  readonly image_id?: string;
  /** With price tags, such as `From {price:defender_90:price}`. */
  readonly price?: Texts;
  readonly badge?: Texts;
}
