import type { FileResponse } from '@mawkib/api-clients/contracts';

/** Downloads a file. */
export function saveFile({ name, type, bytes }: FileResponse): void {
  const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Delayed: the browser may not have started to read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
