/**
 * Copies a text. JavaScript engines store a slice as a reference to the whole text, so a stored
 * slice would keep the file in memory.
 */
export const detached = (text: string): string => ` ${text}`.slice(1);
