import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ExitData } from '../market-data/exit-data.server.ts';
import type { DialogRequest } from './dialog-request.ts';
import { receiveDialogs } from './follow-dialog-links.ts';
import { useUnsentForms } from './unsent/use-unsent-forms.ts';

export interface DialogProps<K extends DialogRequest['kind']> {
  request: Extract<DialogRequest, { kind: K }>;
  open: boolean;
  onClose: () => void;
  exit: ExitData | undefined;
}

/** If the code of a dialog cannot be loaded: the link works as without a script. */
function FollowLink({ request }: { request: DialogRequest }) {
  useEffect(() => location.assign(request.href), [request]);
  return null;
}

const onDemand = <K extends DialogRequest['kind']>(
  load: () => Promise<{ default: ComponentType<DialogProps<K>> }>,
) => lazy(() => load().catch(() => ({ default: FollowLink })));

const FormDialog = onDemand<'form'>(() => import('./FormDialog.tsx'));
const VideoDialog = onDemand<'video'>(() => import('./VideoDialog.tsx'));
const ExitDialog = onDemand<'exit'>(() => import('./ExitDialog.tsx'));
const UnsentDialog = lazy<ComponentType>(() =>
  import('./unsent/UnsentDialog.tsx').catch(() => ({ default: () => null })),
);

/**
 * Shows the page's dialogs, one at a time: modal form, video, exit confirmation. The code of each
 * is loaded on first use. Closed dialogs stay mounted, so that the browser returns the focus.
 */
export function DialogHost({ exit }: { exit: ExitData | undefined }) {
  const [shown, setShown] = useState<{ id: number; request: DialogRequest; open: boolean }>();
  const count = useRef(0);
  const hasUnsent = useUnsentForms();
  useEffect(
    () =>
      receiveDialogs({
        exitHosts: exit?.hosts,
        open: (request) => {
          count.current += 1;
          setShown({ id: count.current, request, open: true });
        },
      }),
    [exit],
  );
  return (
    <Suspense>
      {shown ? (
        <Dialog
          key={shown.id}
          request={shown.request}
          open={shown.open}
          onClose={() => setShown({ ...shown, open: false })}
          exit={exit}
        />
      ) : null}
      {hasUnsent ? <UnsentDialog /> : null}
    </Suspense>
  );
}

function Dialog({ request, ...props }: DialogProps<'form' | 'video' | 'exit'>) {
  switch (request.kind) {
    case 'form':
      return <FormDialog request={request} {...props} />;
    case 'video':
      return <VideoDialog request={request} {...props} />;
    case 'exit':
      return <ExitDialog request={request} {...props} />;
  }
}
