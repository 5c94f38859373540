import type { Locale } from '@mawkib/core/locale';
import type { Size } from '@mawkib/core/vocabulary';
import { components } from '../built-in/components.fixture.js';
import { definitionOf } from '../definitions/catalogue.fixture.js';
import type { DataState } from '../model/definition/data.js';
import type { StoredBlock } from '../model/definition/values.js';
import { checkHeroImages } from '../model/hero-images.js';
import {
  applyDynamicContent,
  type DynamicFacts,
} from '../model/resolving/apply-dynamic-content.js';
import { Blocks } from '../renderer/Blocks.js';
import { draw, resolved } from '../renderer/page.fixture.js';

interface Options {
  locale?: Locale;
  /** In place of fields of the fixture. */
  fields?: StoredBlock['fields'];
  groups?: StoredBlock['groups'];
  state?: DataState;
  /** What is known of visitor and market; nothing is applied without it. */
  facts?: DynamicFacts;
  /** Sizes of every picture that the library has; not asked without it. */
  imageSizes?: readonly Size[];
}

/** A stored block as a visitor sees it. */
export async function show(stored: StoredBlock | undefined, options: Options = {}) {
  if (!stored) throw new Error('There is no fixture.');
  const { locale = 'en', fields, groups = stored.groups, state, facts, imageSizes } = options;
  await components.preload([stored.template]);
  const page = resolved([{ ...stored, fields: { ...stored.fields, ...fields }, groups }], locale);
  const applied = facts ? applyDynamicContent(page, definitionOf, facts) : page;
  const blocks = imageSizes
    ? await checkHeroImages(applied, definitionOf, async () => imageSizes)
    : applied;
  const states = state && { [stored.id]: state };
  const drawn = await draw(<Blocks blocks={blocks} states={states} />, locale);
  const root = drawn.container.querySelector<HTMLElement>('[data-block]');
  if (!root) throw new Error('The block did not render.');
  return { ...drawn, root, blocks };
}

/** A media query list that never changes. */
export const mediaThat = (matches: (query: string) => boolean) => (media: string) => ({
  media,
  matches: matches(media),
  addEventListener() {},
  removeEventListener() {},
});
