/** File name in a `Content-Disposition` header (RFC 6266), without folders. Default: `download`. */
export function fileNameOf(header: string | undefined): string {
  const extended = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/i.exec(header ?? '');
  const name = decoded(extended) ?? plain?.[1] ?? plain?.[2] ?? '';
  return name.split(/[\\/]/).at(-1)?.trim() || 'download';
}

function decoded(value: string | undefined): string | undefined {
  try {
    return value && decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
