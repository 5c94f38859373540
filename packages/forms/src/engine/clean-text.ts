import { withoutInvisible } from '@mawkib/core/locale';

// C0 and C1 controls but tab and line feed, and the embeddings, overrides and isolates that can make
// Characters that make a text look like another one. ZWJ, ZWNJ and plain direction marks stay.
const harmful =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const loneSurrogate = /\p{Cs}/gu;

/** Text of one or several lines without control and direction override characters. */
export const cleanText = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(harmful, '').replace(loneSurrogate, '\ufffd').trim();

/** Text for programs (an address, a number): characters that nobody sees are removed as well. */
export const cleanToken = (text: string): string => withoutInvisible(cleanText(text)).trim();
