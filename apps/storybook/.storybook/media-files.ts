import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const media = fileURLToPath(new URL('../../api/demo/media', import.meta.url));
const address =
  /^\/services\/media\/images\/((?:[a-z0-9_-]+\/)*[a-z0-9_-]+)\/\d+x\d+\.(?:avif|webp|jpg)$/i;

/** The demo pictures at the addresses of the media service; whatever was asked for is a WebP. */
export function mediaFiles(): Plugin {
  return {
    name: 'mawkib-media-files',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const id = address.exec(request.url?.split('?')[0] ?? '')?.[1];
        const file = id && join(media, `${id}.webp`);
        if (!file || !existsSync(file)) return next();
        response.setHeader('content-type', 'image/webp');
        createReadStream(file).pipe(response);
      });
    },
  };
}
