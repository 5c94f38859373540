// Soft hyphen, zero-width characters, direction marks, embeddings, isolates, joiners, the byte order
// mark and variation selectors. Pasted from a chat, a PDF or a spreadsheet, nobody sees them.
const invisible =
  /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|[\ufe00-\ufe0f]/g;

/** Removes characters that nobody sees. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '');
