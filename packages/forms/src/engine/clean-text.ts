// C0 and C1 controls but tab and line feed, and the embeddings, overrides and isolates that can make
// a text read as another one. ZWJ, ZWNJ and the plain direction marks belong to good typing.
const harmful =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const loneSurrogate = /\p{Cs}/gu;
const directionMarks = /[\u200e\u200f\u061c]/g;

/** One line or several, without what a person cannot have meant to type. */
export const cleanText = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(harmful, '').replace(loneSurrogate, '\ufffd').trim();

/** A text that is read by programs (address, number): no direction marks either. */
export const cleanToken = (text: string): string =>
  cleanText(text).replace(directionMarks, '').trim();
