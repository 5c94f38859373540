const plain = /^https?:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?:\/[!#-;=?A-Z[-~]*)?$/i;

/** An absolute http or https address without credentials; undefined for anything else. */
export function webAddress(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text) || text.length > 2_000) return undefined;
  if (plain.test(text)) return text;
  if (/[\p{Cc}\p{Cs}<>"\s]/u.test(text)) return undefined;
  try {
    const { username, password, host } = new URL(text);
    return username === '' && password === '' && host !== '' ? text : undefined;
  } catch {
    return undefined;
  }
}
