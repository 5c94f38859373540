import { editorConfigOf } from '@mawkib/editor/config';
import { defineConfig } from 'vite';

export default defineConfig(editorConfigOf());
