import { mountEditor } from '@mawkib/editor/client';

/** The catalogue is large: it comes with the first page that is opened. */
mountEditor({ loadBlocks: async () => (await import('./blocks.ts')).blocks });
