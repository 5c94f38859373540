export { editorConfigOf } from './editor-config-of.ts';
