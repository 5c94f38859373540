import { loadLateParts } from '@mawkib/core/react';
import { type ComponentType, use } from 'react';
import { adoptMarkup } from './AdoptedMarkup.js';

/** Props of every block's component; a block's own props are narrower. */
// biome-ignore lint/suspicious/noExplicitAny: each block has props of its own
export type BlockComponent = ComponentType<any>;

/** Loaders of block components, by template key. */
export type BlockLoaders = Readonly<Record<string, () => Promise<BlockComponent>>>;

/** Components of a market's blocks, loaded on demand. */
export interface BlockComponents {
  /** True if there is a component for the template. */
  has(template: string): boolean;
  /**
   * Loads the components of these templates; call it before hydration. Their late parts keep the
   * server's markup until they are loaded. Never rejects: a chunk that fails to load is an error of
   * its block.
   */
  preload(templates: Iterable<string>): Promise<void>;
  /** Loads them with their late parts, so that nothing suspends: before a navigation. */
  preloadWhole(templates: Iterable<string>): Promise<void>;
  /** Loads all components with their late parts: for a server, once at startup. */
  preloadAll(): Promise<void>;
  /** Clears a failed chunk, so that it can be requested again. */
  forget(template: string): void;
  /** Returns the component during render; suspends only if it was not preloaded. */
  use(template: string): BlockComponent;
}

/**
 * Creates a market's components from `builtInComponents`, or some of them, and its own. Loads
 * nothing yet.
 */
export function createBlockComponents(loaders: BlockLoaders): BlockComponents {
  const loaded = new Map<string, BlockComponent>();
  const loading = new Map<string, Promise<BlockComponent>>();
  const has = (template: string) => Object.hasOwn(loaders, template);

  const load = (template: string): Promise<BlockComponent> => {
    const known = loading.get(template);
    if (known) return known;
    const start = loaders[template];
    const promise = start ? start() : Promise.reject(new Error(`There is no block "${template}".`));
    const kept = promise.then((component) => {
      loaded.set(template, component);
      return component;
    });
    loading.set(template, kept);
    return kept;
  };
  const preload = async (templates: Iterable<string>) => {
    if (typeof document !== 'undefined') adoptMarkup(document);
    await Promise.allSettled([...new Set(templates)].filter(has).map(load));
  };
  const preloadWhole = async (templates: Iterable<string>) => {
    await preload(templates);
    await loadLateParts();
  };
  return {
    has,
    preload,
    preloadWhole,
    preloadAll: () => preloadWhole(Object.keys(loaders)),
    forget(template) {
      loading.delete(template);
      loaded.delete(template);
    },
    use: (template) => loaded.get(template) ?? use(load(template)),
  };
}
