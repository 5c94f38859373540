export { createEditor, type EditorOptions } from './editor.ts';
