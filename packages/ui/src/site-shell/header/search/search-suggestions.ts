/** A text in parts; those with `match` are words of the search. */
export type MarkedParts = readonly {
  readonly text: string;
  readonly match?: boolean | undefined;
}[];

export interface SearchSuggestion {
  id: string;
  href: string;
  title: MarkedParts;
  /** Short text at the end: the number of cars, a city. */
  note?: string | undefined;
  /** Id of a picture in the media library. */
  picture?: string | undefined;
}

/** Suggestions of one kind under their heading. */
export interface SuggestionGroup {
  key: string;
  label: string;
  items: readonly SearchSuggestion[];
}

/** Response of a suggestions URL. */
export interface SearchSuggestionsResponse {
  groups: readonly SuggestionGroup[];
}
