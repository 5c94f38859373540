import { lazy, Suspense, use } from 'react';
import { useDraftCopy } from './draft/use-draft-copy.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { usePage, usePageStore } from './store/page-store-context.ts';
import { DialogContext, type OpenDialog } from './use-page-actions.ts';

const Palette = lazy(async () => ({
  default: (await import('./command-palette/Palette.tsx')).Palette,
}));
const BlockPicker = lazy(async () => ({
  default: (await import('./block-picker/BlockPicker.tsx')).BlockPicker,
}));
const PublishDialog = lazy(async () => ({
  default: (await import('./publishing/PublishDialog.tsx')).PublishDialog,
}));
const PageSettingsSheet = lazy(async () => ({
  default: (await import('./settings/PageSettingsSheet.tsx')).PageSettingsSheet,
}));
const ConflictDialog = lazy(async () => ({
  default: (await import('./conflict/ConflictDialog.tsx')).ConflictDialog,
}));
const RestoreDialog = lazy(async () => ({
  default: (await import('./draft/RestoreDialog.tsx')).RestoreDialog,
}));

/** Dialogs of the page editor, each loaded when it is first opened. */
export function PageDialogs({ open }: { open: OpenDialog }) {
  const store = usePageStore();
  const show = use(DialogContext);
  const conflict = usePage((state) => state.conflict);
  const { found, settle } = useDraftCopy(store);
  const close = () => show(null);
  return (
    <Suspense>
      {open === 'palette' && <Palette onClose={close} />}
      {open === 'picker' && <BlockPicker onClose={close} />}
      {open === 'publish' && !conflict && <PublishDialog onClose={close} />}
      {open === 'settings' && <PageSettingsSheet onClose={close} />}
      {conflict && <ConflictDialog key={conflict.current_version} conflict={conflict} />}
      {found && <RestoreDialog copy={found} onSettled={settle} />}
      <LeaveGuard />
    </Suspense>
  );
}
