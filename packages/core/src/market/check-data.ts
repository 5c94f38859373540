import type { MarketDefinition } from './market-definition.js';
import { oneOf, type Reject } from './market-error.js';

const kinds: readonly string[] = ['text', 'flag', 'number', 'json', 'choice'];
const settingKey = /^[a-z][a-z\d_]*(?:\.[a-z\d_]+)*$/;

/** Checks settings and page types. */
export function checkData(
  { settings = [], pageTypes = [] }: MarketDefinition,
  languages: readonly string[],
  reject: Reject,
): void {
  settings.forEach(({ id, kind, read, default: value }, at) => {
    const path = `settings[${at}]`;
    if (!settingKey.test(id) || languages.includes(id.split('.').at(-1) ?? '')) {
      reject(`${path}.id`, `"${id}" is no key such as market.banner`);
    }
    if (!kinds.includes(kind)) reject(`${path}.kind`, `unknown "${kind}"; ${oneOf(kinds)}`);
    if (typeof read !== 'function') reject(`${path}.read`, 'must be a function');
    if (value === undefined) reject(`${path}.default`, 'is missing');
  });
  pageTypes.forEach(({ name }, at) => {
    for (const language of languages) {
      const text: unknown = name?.[language];
      if (typeof text !== 'string' || text.trim() === '') {
        reject(`pageTypes[${at}].name.${language}`, 'is missing');
      }
    }
  });
}
