/** Kinds of results that a visitor can choose; `all` without one. */
export const resultKinds = ['all', 'cars', 'pages', 'retailers', 'news'] as const;
export type ResultKind = (typeof resultKinds)[number];

/** Parsed search. */
export interface SearchQuery {
  /** At most `maxText` characters, without control characters. */
  text: string;
  /** The visitor's text was longer. */
  isCut: boolean;
  kind: ResultKind;
  page: number;
}

/** Characters of a search text. */
export const maxText = 200;
const maxPage = 1000;

/** Control and bidi characters would change the order of the texts around them. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** Reads `?q=&kind=&page=`; invalid values become defaults. */
export function readSearchQuery(search: URLSearchParams): SearchQuery {
  const given = (search.get('q') ?? '').slice(0, 20 * maxText).toWellFormed();
  const clean = given.replace(invisible, ' ').replace(/\s+/g, ' ').trim();
  const text = clean.slice(0, maxText).toWellFormed().replaceAll('\uFFFD', '').trim();
  const kind = resultKinds.find((each) => each === search.get('kind')) ?? 'all';
  const page = Math.trunc(Number(search.get('page')));
  return {
    text,
    isCut: clean.length > maxText,
    kind,
    page: page >= 1 && page <= maxPage ? page : 1,
  };
}

/** The search part of an address; defaults are left out. */
export function writeSearchQuery({ text, kind, page }: Omit<SearchQuery, 'isCut'>): string {
  const search = new URLSearchParams({ q: text });
  if (kind !== 'all') search.set('kind', kind);
  if (page > 1) search.set('page', String(page));
  return `?${search}`;
}
