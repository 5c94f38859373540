import {
  type ComponentType,
  createElement,
  type ReactNode,
  Suspense,
  startTransition,
  use,
  useEffect,
  useState,
} from 'react';

/** Loaders of parts that are not loaded yet. */
const missing = new Set<() => Promise<unknown>>();

/**
 * Loads the late parts of all modules imported so far: on a server before it renders, and for a
 * navigation in the browser, so that nothing flashes. Never rejects.
 */
export async function loadLateParts(): Promise<void> {
  for (let parts = [...missing]; parts.length > 0; parts = [...missing]) {
    // Removed first: a part that fails is loaded again only where it is rendered.
    for (const load of parts) missing.delete(load);
    await Promise.allSettled(parts.map((load) => load()));
  }
}

/** `load` loads the part before it is rendered. */
export type LatePart<Props> = ComponentType<Props> & { load: () => Promise<unknown> };

/**
 * A component in a chunk of its own, which a browser loads where it is rendered. Servers render it
 * like any other after `loadLateParts`; their markup stays until the code is there. Elsewhere
 * `fallback` is shown until then. A load that fails is an error of the part, and is tried again by
 * the next render.
 */
export function latePart<Props extends object>(
  start: () => Promise<ComponentType<Props>>,
  fallback?: (props: Props) => ReactNode,
): LatePart<Props> {
  let component: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const load = () => {
    if (loading) return loading;
    loading = start().then(
      (found) => {
        missing.delete(load);
        component = found;
        return found;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  missing.add(load);
  // biome-ignore lint/correctness/noComponentHookFactories: parts are made once, by modules
  const Content = (props: Props) => createElement(component ?? use(load()), props);
  // biome-ignore lint/correctness/noComponentHookFactories: parts are made once, by modules
  const Part = (props: Props) => {
    const element = (
      <Suspense fallback={fallback?.(props) ?? null}>
        <Content {...props} />
      </Suspense>
    );
    const [isLoaded, setLoaded] = useState(component !== undefined);
    // Until the code is there the first element stays: new props would replace the server's markup by
    // the fallback, with what a visitor typed in it.
    const [first] = useState(element);
    useEffect(() => {
      if (!isLoaded) load().then(() => startTransition(() => setLoaded(true)), noop);
    }, [isLoaded]);
    return isLoaded ? element : first;
  };
  return Object.assign(Part, { load });
}

/** The part itself throws the error. */
const noop = () => {};
