import type { Locale } from '@mawkib/core/locale';
import type { Size } from '@mawkib/core/vocabulary';
import { components } from '../built-in/components.fixture.js';
import { definitionOf } from '../definitions/catalogue.fixture.js';
import type { DataState } from '../model/definition/data-need.js';
import type { StoredBlock } from '../model/definition/public-values.js';
import { checkHeroImages } from '../model/hero-images.js';
import {
  applyDynamicContent,
  type DynamicContentData,
} from '../model/resolving/apply-dynamic-content.js';
import { Blocks } from '../renderer/Blocks.js';
import { draw, resolved } from '../renderer/page.fixture.js';
import type { PageAddress } from '../renderer/use-page-address.js';

interface Options {
  locale?: Locale;
  /** Overrides fields of the fixture. */
  fields?: StoredBlock['fields'];
  groups?: StoredBlock['groups'];
  state?: DataState;
  /** Data of visitor and market; without it no dynamic content is applied. */
  facts?: DynamicContentData;
  /** Sizes that the library has of every image; without it images are not checked. */
  imageSizes?: readonly Size[];
  /** URL of the page. */
  address?: PageAddress;
}

/** A stored block as resolved for a visitor. */
export async function show(stored: StoredBlock | undefined, options: Options = {}) {
  if (!stored) throw new Error('There is no fixture.');
  const {
    locale = 'en',
    fields,
    groups = stored.groups,
    state,
    facts,
    imageSizes,
    address,
  } = options;
  await components.preloadWhole([stored.template]);
  const page = resolved([{ ...stored, fields: { ...stored.fields, ...fields }, groups }], locale);
  const applied = facts ? applyDynamicContent(page, definitionOf, facts) : page;
  const blocks = imageSizes
    ? await checkHeroImages(applied, definitionOf, async () => ({ sizes: imageSizes }))
    : applied;
  const states = state && { [stored.id]: state };
  const drawn = await draw(<Blocks blocks={blocks} states={states} address={address} />, locale);
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
