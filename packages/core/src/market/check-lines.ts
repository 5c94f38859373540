import { isRecord } from '../guards/is-record.js';
import type { MarketDefinition } from './market-definition.js';
import type { Reject } from './market-error.js';

const key = /^[a-z\d][a-z\d_-]*$/;
const ownPicture = /^\/(?!\/)[^\s?#]*\.(?:svg|png|ico|webp|avif|jpe?g)$/;

/** Checks lines and images of brands, models, and news. */
export function checkLines(
  { brands, models = {}, otherNames = {}, news }: MarketDefinition,
  languages: readonly string[],
  reject: Reject,
): void {
  const seen = new Map<string, string>();
  brands.forEach(({ id, lines, logo, favicon }, brand) => {
    const at = `brands[${brand}]`;
    for (const [name, address] of Object.entries({ logo, favicon })) {
      if (address !== undefined && !ownPicture.test(address)) {
        reject(`${at}.${name}`, `"${address}" is no picture of this origin such as /logo.svg`);
      }
    }
    if (lines !== undefined && !Array.isArray(lines)) {
      reject(`${at}.lines`, 'must be a list');
      return;
    }
    if (lines === undefined) seen.set(id, at);
    lines?.forEach((line, index) => {
      const place = `${at}.lines[${index}]`;
      const lineId: unknown = isRecord(line) ? line.id : undefined;
      if (typeof lineId !== 'string' || !key.test(lineId)) {
        reject(`${place}.id`, 'must be lower-case letters, digits and underscores');
        return;
      }
      const other = seen.get(lineId);
      if (other === undefined) seen.set(lineId, place);
      else reject(`${place}.id`, `"${lineId}" is that of ${other} already`);
      for (const language of languages) {
        const text: unknown = line.name?.[language];
        if (typeof text !== 'string' || text.trim() === '') {
          reject(`${place}.name.${language}`, 'is missing');
        }
      }
    });
  });
  for (const name of Object.keys(models)) {
    if (!['families', 'groups', 'names', 'platformCodes'].includes(name)) {
      reject(`models.${name}`, 'unknown member; allowed: families, groups, names, platformCodes');
    }
  }
  for (const [name, { line }] of Object.entries(models.groups ?? {})) {
    if (line !== undefined && !seen.has(line)) {
      reject(`models.groups.${name}.line`, `no brand has the line "${line}"`);
    }
  }
  for (const [list, names] of Object.entries(otherNames)) {
    if (list !== 'brands' && list !== 'models') {
      reject(`otherNames.${list}`, 'unknown member; allowed: brands, models');
      continue;
    }
    for (const [name, others] of Object.entries(names ?? {})) {
      if (!Array.isArray(others) || !others.every((other) => typeof other === 'string')) {
        reject(`otherNames.${list}.${name}`, 'must be a list of texts');
      }
    }
  }
  for (const name of ['locales', 'markets'] as const) {
    const list: unknown = news?.[name];
    if (news !== undefined && !(Array.isArray(list) && list.length > 0)) {
      reject(`news.${name}`, 'must be a list with one at least');
    }
  }
}
