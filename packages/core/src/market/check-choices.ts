import { isRecord } from '../guards/is-record.js';
import { states } from '../vocabulary/vehicles.js';
import type { MarketDefinition } from './market-definition.js';
import { oneOf, type Reject } from './market-error.js';
import { type NavigationLink, navigationAreas } from './navigation-link.js';

const name = /^[a-z][a-z\d-]*$/;

/** Checks publication lists, navigation, and names of adapters. */
export function checkChoices(
  { brands, publicationLists = [], navigation = [], consent, analytics }: MarketDefinition,
  languages: readonly string[],
  reject: Reject,
): void {
  const ofBrands = brands.map(({ name: names }) => listName(names, languages));
  const lists: readonly string[] = [...states, ...ofBrands];
  publicationLists.forEach(({ id }, at) => {
    if (!lists.includes(id)) {
      const path = `publicationLists[${at}].id`;
      reject(path, `there is no publication list "${id}"; ${oneOf(lists)}`);
    }
  });
  navigation.forEach((link, at) => {
    const path = `navigation[${at}]`;
    if (!navigationAreas.includes(link.area)) {
      reject(`${path}.area`, `unknown "${link.area}"; ${oneOf(navigationAreas)}`);
    }
    checkLink(path, link, languages, reject);
    const checkLinks = (place: string, links: unknown = []) => {
      if (!Array.isArray(links)) reject(place, 'must be a list');
      else {
        for (const [index, child] of links.entries()) {
          if (isRecord(child)) checkLink(`${place}[${index}]`, child, languages, reject);
          else reject(`${place}[${index}]`, 'must be an object');
        }
      }
    };
    const { children, cards, columns = [], feature } = link;
    checkLinks(`${path}.children`, children);
    checkLinks(`${path}.cards`, cards);
    checkLinks(`${path}.feature`, feature && [feature]);
    if (!Array.isArray(columns)) reject(`${path}.columns`, 'must be a list');
    else
      for (const [index, column] of columns.entries()) {
        checkLinks(`${path}.columns[${index}].links`, column?.links);
      }
  });
  for (const [member, adapter] of Object.entries({ consent, analytics })) {
    if (adapter !== undefined && !name.test(adapter.id)) {
      reject(`${member}.id`, `"${adapter.id}" is no name such as tag-manager`);
    }
  }
}

/** Stock name: the English name, else that in the default language. */
const listName = (names: Readonly<Record<string, string>>, [first = '']: readonly string[]) =>
  String(names?.en ?? names?.[first] ?? '')
    .toLowerCase()
    .replaceAll(' ', '-');

function checkLink(
  path: string,
  { label, url }: Partial<Pick<NavigationLink, 'label' | 'url'>>,
  languages: readonly string[],
  reject: Reject,
): void {
  if (typeof url !== 'string' || !/^(?:\/(?![/\\])\S*|https:\/\/\S+)$/.test(url)) {
    reject(`${path}.url`, `"${url}" is no path such as /offers, nor an address with https://`);
  }
  if (!languages.some((language) => typeof label?.[language] === 'string')) {
    reject(`${path}.label`, `is missing; ${oneOf(languages)}`);
  }
}
