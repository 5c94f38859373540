/** The real renderer, once it is there. */
export const renderer: { current: typeof import('@mawkib/ui/rich-text') | null } = {
  current: null,
};

let loading: Promise<void> | undefined;

/** Brings the Markdown parser and the sanitiser; resolves at once after the first time. */
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
