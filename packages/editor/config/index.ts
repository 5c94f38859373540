export { editorConfig } from './editor-config.ts';
