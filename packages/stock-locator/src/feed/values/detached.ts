/**
 * The same text with memory of its own. A piece of a text holds on to the whole in JavaScript's engines: what is
 * kept of a row would keep the file.
 */
export const detached = (text: string): string => ` ${text}`.slice(1);
