export { createEditor, type EditorOptions } from './create-editor.ts';
