import { randomUUID } from 'node:crypto';
import type { navEntryDraft } from '@mawkib/api-clients/contracts/content';
import { safeUrl } from '@mawkib/blocks/model';
import type * as z from 'zod';
import { settingErrors } from '../../pages/page-setting-errors.js';
import { pastedLink } from '../../pages/paths/pasted-link.js';
import { navFieldErrors } from './nav-entry-errors.js';

type Draft = z.output<typeof navEntryDraft>;
interface Link {
  url: string;
  children?: unknown[] | undefined;
}

/**
 * Validates the URLs and levels of an entry, gives each child an id, and stores addresses of this
 * site as paths (`pastedLink`).
 */
export function readDraft(given: Draft, origin: string) {
  const stored = <T extends Link>(link: T): T => ({ ...link, url: pastedLink(link.url, origin) });
  const { children, columns, cards, feature, ...draft } = {
    ...stored(given),
    children: given.children.map(stored),
    columns: given.columns.map((column) => ({ ...column, links: column.links.map(stored) })),
    cards: given.cards.map(stored),
    feature: given.feature && stored(given.feature),
  };
  const at = (name: string, links: readonly Link[]) =>
    links.map((link, index) => [`${name}.${index}`, link] as const);
  const links: (readonly [field: string, link: Link])[] = [
    ...at('children', children),
    ...columns.flatMap((column, index) => at(`columns.${index}.links`, column.links)),
    ...at('cards', cards),
    ...(feature ? [['feature', feature] as const] : []),
  ];
  const errors = [
    ...[['', draft] as const, ...links]
      .filter(([, { url }]) => !isAddress(url))
      .map(([field]) => navFieldErrors.badUrl(field ? `${field}.url` : 'url')),
    ...links
      .filter(([, link]) => (link.children?.length ?? 0) > 0)
      .map(([field]) => navFieldErrors.tooDeep(`${field}.children`)),
  ];
  if (errors.length) throw settingErrors.invalid(errors);
  const taken = new Set<string>();
  return {
    ...draft,
    children: children.map(({ id, label, url }) => {
      const own = id === undefined || taken.has(id) ? randomUUID() : id;
      taken.add(own);
      return { id: own, label, url };
    }),
    panel: {
      columns: columns.map((column) => ({ ...column, links: column.links.map(flat) })),
      cards: cards.map(flat),
      feature,
    },
  };
}

/** Without the empty list of a further level. */
const flat = <T extends Link>({ children: _, ...link }: T) => link;

const isAddress = (url: string): boolean =>
  safeUrl(url) !== '' && /^(\/(?![/\\])|#|\?|[a-z][a-z\d+.-]*:[^\s])/i.test(url);
