import { uploadErrors } from './upload-refusals.js';

/** A PDF that ends where it should; one whose transfer broke off has no end. */
export function checkDocument(tail: Buffer): void {
  const end = tail.subarray(-2048);
  if (!end.includes('%%EOF') || !tail.includes('startxref')) throw uploadErrors.broken();
}
