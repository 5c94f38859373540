import { createHash } from 'node:crypto';
import { equalTexts } from '../http/equal-texts.ts';

/**
 * base64(sha1(private_key + data + private_key)): "Data and signature" of LiqPay's documentation.
 */
export const signatureOf = (data: string, privateKey: string): string =>
  createHash('sha1')
    .update(privateKey + data + privateKey)
    .digest('base64');

/** Encodes values as LiqPay sends them: base64 of JSON, and its signature. */
export function pack(values: object, privateKey: string): { data: string; signature: string } {
  const data = Buffer.from(JSON.stringify(values), 'utf8').toString('base64');
  return { data, signature: signatureOf(data, privateKey) };
}

/** Decodes `data`; returns the error code of an invalid one, or of a wrong signature. */
export function unpack(sent: unknown, privateKey: string): Record<string, unknown> | string {
  const { data, signature } = (sent ?? {}) as { data?: unknown; signature?: unknown };
  if (typeof data !== 'string' || data === '') return 'err_missing';
  if (typeof signature !== 'string') return 'signature_is_required';
  if (!equalTexts(signature, signatureOf(data, privateKey))) return 'invalid_signature';
  try {
    const values: unknown = JSON.parse(Buffer.from(data, 'base64').toString('utf8'));
    if (typeof values === 'object' && values !== null) return values as Record<string, unknown>;
  } catch {
    // Invalid JSON is handled below, like JSON that is not an object.
  }
  return 'err_json';
}
