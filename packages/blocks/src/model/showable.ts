/**
 * A text without what a document cannot hold (null characters, halves of surrogate pairs): a browser
 * would read another text than the server wrote.
 */
export const showable = (text: string): string => text.toWellFormed().replaceAll('\0', '');
