import { mountEditor } from '@mawkib/editor/client';

/** The catalogue is large: it comes with the first page that is opened. */
mountEditor({
  loadBlocks: async () => {
    const [{ catalogue }, { builtInThumbnail }] = await Promise.all([
      import('../catalogue.ts'),
      import('@mawkib/blocks/thumbnails'),
    ]);
    return { catalogue, thumbnailOf: builtInThumbnail };
  },
});
