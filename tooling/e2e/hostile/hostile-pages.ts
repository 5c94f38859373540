import type { StoredBlock } from '@mawkib/blocks/model';
import { catalogue } from '@mawkib/demo-market/catalogue';
import { hostileBlock, type Kind, type Take } from './hostile-block.ts';

export interface HostilePages {
  pages: StoredBlock[][];
  /** Number of different strings per kind of context, and per field. */
  met: { kinds: ReadonlyMap<Kind, number>; places: ReadonlyMap<string, number> };
}

/** Additional HTML boxes per page: the catalogue has one such field. */
const boxes = 280;

/** Pages of the whole catalogue, as many as needed for each string in each kind of context. */
export function hostilePages(strings: readonly string[]): HostilePages {
  const taken = new Map<Kind, number>();
  const places = new Map<string, number>();
  const take: Take = (kind, place) => {
    const at = taken.get(kind) ?? 0;
    taken.set(kind, at + 1);
    places.set(place, (places.get(place) ?? 0) + 1);
    return strings[at % strings.length] ?? '';
  };
  const box = catalogue.definitions.find(({ key }) => key === 'html-box');
  const isDone = () =>
    (['text', 'link', 'markdown', 'html'] as const).every(
      (kind) => (taken.get(kind) ?? 0) >= strings.length,
    );
  const pages: StoredBlock[][] = [];
  while (!isDone() && pages.length < 100) {
    const round = pages.length;
    const all = [...catalogue.definitions, ...Array.from({ length: boxes }, () => box)];
    pages.push(
      all.flatMap((one, at) => (one ? [hostileBlock(one, round, `p${round}-${at}`, take)] : [])),
    );
  }
  const kinds = new Map([...taken].map(([kind, count]) => [kind, Math.min(count, strings.length)]));
  return { pages, met: { kinds, places } };
}
