import { type ExternalToast, toast } from 'sonner';

interface ToastOptions {
  /** An error stays until it is closed. Default `info`, which closes automatically and replaces the last one. */
  kind?: 'info' | 'error';
  action?: { label: string; run(): void };
}

let lastInfo: string | number | undefined;

/** Shows a message in the corner of the window and announces it politely. */
export function showToast(text: string, { kind = 'info', action }: ToastOptions = {}): void {
  const options: ExternalToast = action
    ? { action: { label: action.label, onClick: () => action.run() } }
    : {};
  if (kind === 'error') {
    toast.error(text, { ...options, duration: Number.POSITIVE_INFINITY });
    return;
  }
  if (lastInfo !== undefined) toast.dismiss(lastInfo);
  lastInfo = toast(text, options);
}
