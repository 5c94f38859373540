const schemes = /^(https?|mailto|tel|sms|whatsapp|geo):/i;
const anyScheme = /^[a-z][a-z\d+.-]*:/i;

/** The URL, or '' if it is unsafe (`javascript:` and the like). */
export function safeUrl(input: string): string {
  const url = input.replace(/[\p{C}\p{Z}]/gu, '');
  return anyScheme.test(url) && !schemes.test(url) ? '' : input.trim();
}
