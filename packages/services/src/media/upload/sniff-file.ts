/** Type of a file, by its first bytes only. */
export type FileType =
  | { type: 'image'; format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' }
  | { type: 'video'; format: 'mp4' | 'webm' }
  | { type: 'document'; format: 'pdf' }
  | { type: 'drawing' };

/** Number of bytes that are inspected. */
export const sniffedBytes = 1024;

const avifBrands = ['avif'];
const videoBrands = [
  'isom',
  'iso2',
  'iso4',
  'iso5',
  'iso6',
  'mp41',
  'mp42',
  'avc1',
  'M4V ',
  'dash',
];

/** Null for unsupported types. */
export function sniffFile(head: Buffer): FileType | null {
  const text = (start: number, end: number) => head.toString('latin1', start, end);
  if (text(0, 3) === '\xff\xd8\xff') return { type: 'image', format: 'jpeg' };
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return { type: 'image', format: 'png' };
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return { type: 'image', format: 'webp' };
  if (/^GIF8[79]a$/.test(text(0, 6))) return { type: 'image', format: 'gif' };
  if (text(0, 5) === '%PDF-') return { type: 'document', format: 'pdf' };
  if (text(0, 4) === '\x1a\x45\xdf\xa3') {
    return text(0, 64).includes('webm') ? { type: 'video', format: 'webm' } : null;
  }
  if (text(4, 8) === 'ftyp') {
    const brand = text(8, 12);
    if (avifBrands.includes(brand)) return { type: 'image', format: 'avif' };
    return videoBrands.includes(brand) ? { type: 'video', format: 'mp4' } : null;
  }
  return /<svg[\s>]|<!doctype svg/i.test(head.toString('utf8')) ? { type: 'drawing' } : null;
}
