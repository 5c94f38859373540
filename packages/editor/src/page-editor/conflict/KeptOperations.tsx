import type { TreeOperation } from '@mawkib/blocks/operations';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { showToast } from '../../controls/show-toast.ts';
import { useTexts } from '../../language/use-language.ts';
import { dialogMessages } from '../dialogs/dialog-messages.ts';
import { OperationList } from '../dialogs/OperationList.tsx';
import { usePageStore } from '../store/page-store-context.ts';

interface KeptOperationsProps {
  why: 'dropped' | 'set_aside';
  operations: readonly TreeOperation[];
  onClose(): void;
}

/** Operations that were not applied, to copy or download. */
export function KeptOperations({ why, operations, onClose }: KeptOperationsProps) {
  const t = useTexts(dialogMessages);
  const { page, tree } = usePageStore().getState();
  const text = JSON.stringify({ page: page.id, path: page.path, operations }, null, 2);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast(t('copied')),
      () => showToast(t('copy_failed'), { kind: 'error' }),
    );
  return (
    <Dialog
      title={t(`${why}_title`)}
      onClose={onClose}
      actions={
        <>
          <Button kind="plain" onClick={() => void copy()}>
            {t('copy')}
          </Button>
          <Button kind="plain" onClick={() => download(`${page.id}-changes.json`, text)}>
            {t('download')}
          </Button>
          <Button kind="primary" onClick={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      <p>{t(`${why}_text`)}</p>
      <OperationList operations={operations} tree={tree} max={20} />
    </Dialog>
  );
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
