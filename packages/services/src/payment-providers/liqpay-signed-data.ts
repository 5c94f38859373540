import { createHash, timingSafeEqual } from 'node:crypto';

/** Base64 of JSON, and its signature ("Data and signature" of LiqPay's documentation). */
export interface LiqpaySignedData {
  data: string;
  signature: string;
}

const signatureOf = (data: string, privateKey: string): string =>
  createHash('sha1').update(`${privateKey}${data}${privateKey}`).digest('base64');

export function signData(values: object, privateKey: string): LiqpaySignedData {
  const data = Buffer.from(JSON.stringify(values)).toString('base64');
  return { data, signature: signatureOf(data, privateKey) };
}

/** Decodes the values; undefined if the signature is wrong or the JSON is not an object. */
export function readSignedData(
  { data, signature }: Readonly<Record<string, unknown>>,
  privateKey: string,
): Record<string, unknown> | undefined {
  if (typeof data !== 'string' || typeof signature !== 'string') return undefined;
  const [sent, expected] = [Buffer.from(signature), Buffer.from(signatureOf(data, privateKey))];
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return undefined;
  try {
    const values: unknown = JSON.parse(Buffer.from(data, 'base64').toString('utf8'));
    return values !== null && typeof values === 'object'
      ? (values as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
