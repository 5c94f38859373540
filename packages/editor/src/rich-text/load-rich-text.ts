/** The renderer, once it is loaded. */
export const renderer: { current: typeof import('@mawkib/ui/rich-text') | null } = {
  current: null,
};

let loading: Promise<void> | undefined;

/** Loads the Markdown parser and the sanitiser, once. */
export function loadRichText(): Promise<void> {
  loading ??= import('@mawkib/ui/rich-text').then(
    (loaded) => {
      renderer.current = loaded;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
