/** What opens below an entry of the navigation, in one language. */
export interface MenuPanelContent {
  columns?: readonly MenuColumn[];
  cards?: readonly MenuCard[];
  feature?: MenuFeature | null;
}

export interface MenuColumn {
  heading: string;
  links: readonly { label: string; url: string }[];
}

export interface MenuCard {
  /** Heading over the card and those of the same group that follow it. */
  group: string;
  label: string;
  /** Below the name; blank for none. */
  line: string;
  url: string;
  /** A cut-out or studio image of the media library. */
  image_id: string | null;
  /** Ready to show; blank for none. */
  price: string;
  /** Blank for none. */
  badge: string;
}

export interface MenuFeature {
  label: string;
  text: string;
  url: string;
  link_label: string;
  image_id: string | null;
}

/** An entry of the navigation with its panel. */
export interface MenuPanelEntry {
  id: string;
  label: string;
  url: string;
  panel: MenuPanelContent;
}
