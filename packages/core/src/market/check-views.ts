import { isRecord } from '../guards/is-record.js';
import type { MarketDefinition } from './market-definition.js';
import type { Reject } from './market-error.js';

const key = /^[a-z\d][a-z\d_-]*$/;
const picture = /^[\w-]+(?:\/[\w{}-]+)*$/;

/** Checks presets of 360° views and their pictures. */
export function checkViews(
  { views = {} }: MarketDefinition,
  languages: readonly string[],
  reject: Reject,
): void {
  for (const kind of ['exteriors', 'interiors'] as const) {
    const given: unknown = views[kind] ?? {};
    if (!isRecord(given)) {
      reject(`views.${kind}`, 'must be an object');
      continue;
    }
    for (const [preset, view] of Object.entries(given)) {
      const path = `views.${kind}.${preset}`;
      if (!key.test(preset)) reject(path, 'must be lower-case letters, digits and underscores');
      const { images, name } = isRecord(view) ? view : {};
      const frames = kind === 'exteriors' ? 1 : 0;
      if (
        typeof images !== 'string' ||
        !picture.test(images) ||
        images.split('{frame}').length !== frames + 1
      ) {
        const example = frames ? 'spin360/coupe-{frame}-silver' : 'interior/coupe';
        reject(`${path}.images`, `must be the id of pictures such as ${example}`);
      }
      if (name === undefined) continue;
      for (const language of languages) {
        const text: unknown = isRecord(name) ? name[language] : undefined;
        if (typeof text !== 'string' || text.trim() === '') {
          reject(`${path}.name.${language}`, 'is missing');
        }
      }
    }
  }
}
