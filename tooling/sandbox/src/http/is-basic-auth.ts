import { equalTexts } from './equal-texts.ts';

/** True if an `Authorization: Basic` header has this name and password. */
export function isBasicAuth(header: string | undefined, name: string, password: string): boolean {
  const [, encoded] = /^Basic\s+(\S+)$/i.exec(header ?? '') ?? [];
  if (encoded === undefined) return false;
  return equalTexts(Buffer.from(encoded, 'base64').toString('utf8'), `${name}:${password}`);
}
