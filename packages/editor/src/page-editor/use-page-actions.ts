import { type Locale, localize } from '@mawkib/core/locale';
import { createContext, use, useMemo } from 'react';
import { failureText } from '../api/failure-text.ts';
import { showToast } from '../controls/show-toast.ts';
import { useLanguage, useTexts } from '../language/use-language.ts';
import { useStaff } from '../session/staff.ts';
import { saveDraft } from './draft/save-draft.ts';
import { pageMessages } from './page-messages.ts';
import { duplicateBlock, moveBlock, moveBlockTo, removeBlock } from './store/block-edits.ts';
import { usePageStore } from './store/page-store-context.ts';
import { blockOf } from './store/tree-slice.ts';
import { useBlockName } from './use-block-name.ts';

/** Dialogs of the page editor; at most one is open. */
export type OpenDialog = 'palette' | 'picker' | 'publish' | 'settings' | null;

export const DialogContext = createContext<(dialog: OpenDialog) => void>(() => {});

/** Actions on the page; each announces its result. Without a block: the selected one. */
export function usePageActions() {
  const store = usePageStore();
  const { call } = useStaff();
  const { locale } = useLanguage();
  const t = useTexts(pageMessages);
  const nameOf = useBlockName();
  const open = use(DialogContext);
  return useMemo(() => {
    const target = (id?: string) => id ?? store.getState().selected;
    const undo = () => {
      const had = store.getState().past.length > 0;
      const entry = store.getState().undo();
      if (entry) showToast(t('undone', { what: localize(entry.said, locale) }));
      else if (had) showToast(t('cannot_undo'), { kind: 'error' });
    };
    const moved = (id: string) => {
      const { tree } = store.getState();
      const block = blockOf({ tree }, id);
      const place = tree.findIndex((one) => one.id === id) + 1;
      if (block) showToast(t('moved', { block: nameOf(block), place, total: tree.length }));
    };
    return {
      open,
      undo,
      redo() {
        const entry = store.getState().redo();
        if (entry) showToast(t('redone', { what: localize(entry.said, locale) }));
      },
      async save() {
        const outcome = await saveDraft(store, call);
        const { saveFailure } = store.getState();
        if (outcome === 'failed') {
          showToast(t('save_failed_kept', { why: failureText(saveFailure, locale) }), {
            kind: 'error',
          });
        }
        return outcome;
      },
      move(by: -1 | 1, id?: string) {
        const block = target(id);
        if (block && moveBlock(store, block, by)) moved(block);
      },
      moveTo(id: string, to: number) {
        if (moveBlockTo(store, id, to)) moved(id);
      },
      duplicate(id?: string) {
        const block = target(id);
        if (block) duplicateBlock(store, block);
      },
      remove(id?: string) {
        const block = blockOf(store.getState(), target(id));
        if (!block || !removeBlock(store, block.id)) return;
        showToast(t('removed', { block: nameOf(block) }), {
          action: { label: t('undo'), run: undo },
        });
      },
    };
  }, [store, call, locale, t, nameOf, open]);
}

export const pageTitle = (
  page: { title: { ar?: string; en?: string }; path: string },
  locale: Locale,
) => localize(page.title, locale) || page.path;
