import { equalTexts } from './equal-texts.ts';

/** Whether an `Authorization: Basic` header carries this name and this password. */
export function isBasicAuth(header: string | undefined, name: string, password: string): boolean {
  const [, encoded] = /^Basic\s+(\S+)$/i.exec(header ?? '') ?? [];
  if (encoded === undefined) return false;
  return equalTexts(Buffer.from(encoded, 'base64').toString('utf8'), `${name}:${password}`);
}
