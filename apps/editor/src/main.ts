import { mountEditor } from '@mawkib/editor/client';

/** The catalogue is large, so it is loaded with the first page. */
mountEditor({ loadBlocks: async () => (await import('./blocks.ts')).blocks });
