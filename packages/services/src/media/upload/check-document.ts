import { uploadErrors } from './upload-errors.js';

/** Throws 422 for a PDF without an end marker: the transfer was interrupted. */
export function checkDocument(tail: Buffer): void {
  const end = tail.subarray(-2048);
  if (!end.includes('%%EOF') || !tail.includes('startxref')) throw uploadErrors.broken();
}
