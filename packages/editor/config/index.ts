export { editorConfigOf } from './editor-config.ts';
