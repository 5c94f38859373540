const schemes = /^(https?|mailto|tel|sms|whatsapp|geo):/i;
const anyScheme = /^[a-z][a-z\d+.-]*:/i;

/** The address, or '' when following it could run something (`javascript:` and the like). */
export function safeUrl(input: string): string {
  const url = input.replace(/[\u0000-\u0020\u007f-\u009f\u200b-\u200f\u2028-\u202e\ufeff]/g, '');
  return anyScheme.test(url) && !schemes.test(url) ? '' : input.trim();
}
