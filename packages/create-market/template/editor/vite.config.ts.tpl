import { editorConfigOf } from '@mawkib/editor/config';
import { defineConfig } from 'vite';
import { market } from '../market.ts';

export default defineConfig(editorConfigOf(market));
