import { formatDateTime } from '@mawkib/core/locale';
import { useMemo } from 'react';
import { useCatalogue } from '../../blocks/market-blocks.ts';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { showToast } from '../../controls/show-toast.ts';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { OperationList } from '../dialogs/OperationList.tsx';
import { pageMessages } from '../page-messages.ts';
import { usePageStore } from '../store/page-store-context.ts';
import { rebase } from '../store/rebase.ts';
import type { DraftCopy } from './draft-copies.ts';

/** Offers to restore unsaved changes of a closed tab, as far as they still apply. */
export function RestoreDialog({ copy, onSettled }: { copy: DraftCopy; onSettled(): void }) {
  const t = useTexts(pageMessages);
  const { locale } = useLanguage();
  const store = usePageStore();
  const { definitionOf } = useCatalogue();
  const { tree, page } = store.getState();
  const rebased = useMemo(
    () => rebase(tree, copy.operations, { definitionOf, now: Date.now }),
    [tree, copy, definitionOf],
  );
  const restore = () => {
    const { unsaved } = store.getState();
    store.getState().applyMineOn({ ...page, blocks: [...tree] }, [...copy.operations, ...unsaved]);
    showToast(t('restored'));
    onSettled();
  };
  return (
    <Dialog
      title={t('restore_title')}
      onClose={restore}
      actions={
        <>
          <Button onClick={onSettled}>{t('discard')}</Button>
          <Button kind="primary" data-autofocus="" onClick={restore}>
            {t('restore')}
          </Button>
        </>
      }
    >
      <p>{t('restore_text', { when: formatDateTime(copy.at, locale) })}</p>
      <OperationList operations={rebased.kept} tree={rebased.tree} />
      {rebased.dropped.length > 0 && (
        <Notice kind="warn">
          {t('restore_rebased')}
          <OperationList operations={rebased.dropped.map((one) => one.operation)} tree={tree} />
        </Notice>
      )}
    </Dialog>
  );
}
