import { type ComponentType, use } from 'react';
import { adoptMarkup } from './KeptMarkup.js';

/** What every block's component gets; a block's own props are narrower. */
// biome-ignore lint/suspicious/noExplicitAny: each block has props of its own
export type BlockComponent = ComponentType<any>;

/** How to load a block's component, by template key. */
export type BlockLoaders = Readonly<Record<string, () => Promise<BlockComponent>>>;

/** The components of a market's blocks, each loaded when a page needs it. */
export interface BlockComponents {
  /** Whether there is a component for the template. */
  has(template: string): boolean;
  /**
   * Loads the components of these templates, so that rendering them does not wait; call it before
   * hydration and before a navigation shows. Never rejects: a chunk that does not come shows as its
   * block's own failure.
   */
  preload(templates: Iterable<string>): Promise<void>;
  /** All of them: for a server, once, when it starts. */
  preloadAll(): Promise<void>;
  /** Lets a failed chunk be asked for once more. */
  forget(template: string): void;
  /** The component, in a render; suspends only when it was not preloaded. */
  use(template: string): BlockComponent;
}

/**
 * Makes the components of a market from `builtInComponents`, or some of them, and its own. Nothing is
 * loaded yet.
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
  return {
    has,
    preload,
    preloadAll: () => preload(Object.keys(loaders)),
    forget(template) {
      loading.delete(template);
      loaded.delete(template);
    },
    use: (template) => loaded.get(template) ?? use(load(template)),
  };
}
