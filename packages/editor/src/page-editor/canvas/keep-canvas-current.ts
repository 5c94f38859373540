import type { Call } from '@mawkib/api-clients';
import type { Catalogue } from '@mawkib/blocks/definitions';
import type { EditorMessageBody } from '@mawkib/blocks/editor';
import type { Tree } from '@mawkib/blocks/operations';
import type { Locale } from '@mawkib/core/locale';
import type { PageStore } from '../store/create-page-store.ts';
import { changesBetween, loadNewData, resolveForCanvas } from './resolve-for-canvas.ts';

interface Link {
  post(body: EditorMessageBody): void;
  catalogue: Catalogue;
  call: Call;
  locale: Locale;
}

/**
 * Sends every change to the page on the canvas: the changed blocks, one message at a time and
 * in order. Starts with the whole page if the tree differs from the service's draft.
 */
export function keepCanvasCurrent(
  store: PageStore,
  { post, catalogue, call, locale }: Link,
): () => void {
  const requested = new Map<string, string>();
  const { page, unsaved, selected } = store.getState();
  let shown: Tree | null = unsaved.length > 0 ? null : store.getState().tree;
  let isBusy = false;
  let isStopped = false;

  const tell = async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      for (let { tree } = store.getState(); tree !== shown && !isStopped; ) {
        const { changed, order } = changesBetween(shown ?? [], tree);
        const blocks = await resolveForCanvas(changed, locale, new Date(), catalogue);
        if (isStopped) return;
        if (shown === null) post({ kind: 'render', blocks });
        else post({ kind: 'update', blocks, ...(order && { order }) });
        shown = tree;
        void loadNewData(blocks, requested, { catalogue, call, locale, path: page.path }).then(
          (states) => {
            if (isStopped || Object.keys(states).length === 0) return;
            post({ kind: 'update', blocks: [], states });
          },
        );
        ({ tree } = store.getState());
      }
    } finally {
      isBusy = false;
    }
  };

  const stop = store.subscribe((now, before) => {
    if (now.tree !== before.tree) void tell();
    if (now.selected === before.selected) return;
    post({ kind: 'select', block: now.selected });
    if (now.selected && now.selectedFrom !== 'canvas') {
      const block = now.selected;
      // A new block exists once the page has rendered it.
      setTimeout(() => post({ kind: 'scroll_to', block }), before.tree === now.tree ? 0 : 120);
    }
  });
  void tell();
  post({ kind: 'select', block: selected });
  if (selected) post({ kind: 'scroll_to', block: selected });
  return () => {
    isStopped = true;
    stop();
  };
}
