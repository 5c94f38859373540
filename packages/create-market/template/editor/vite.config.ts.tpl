import { editorConfig } from '@mawkib/editor/config';
import { defineConfig } from 'vite';

export default defineConfig(editorConfig);
