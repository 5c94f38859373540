import type { NoteCode } from '../note-codes.js';

/** Hears what is wrong with a value, and what was taken instead. */
export type Tell = (code: NoteCode, replacement?: string) => void;
