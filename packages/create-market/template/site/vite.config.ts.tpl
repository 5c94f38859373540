import { siteConfig } from '@mawkib/site/config';
import { defineConfig } from 'vite';

export default defineConfig(siteConfig);
