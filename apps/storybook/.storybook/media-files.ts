import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const media = fileURLToPath(new URL('../../market/content/media', import.meta.url));
const address =
  /^\/services\/media\/images\/((?:[a-z0-9_-]+\/)*[a-z0-9_-]+)\/\d+x\d+\.(?:avif|webp|jpg)$/i;

/** Module that makes image URLs. */
const maker = /\/ui\/src\/picture\/image-url\.ts$/;
const ofService = /`\/services\/media\/images\/(\$\{path\})\/[^`]*`/;

/**
 * Serves the demo pictures: at the URLs of the media service in development, always as WebP; as
 * static files in one size each in a build.
 */
export function mediaFiles(): Plugin {
  let isBuilt = false;
  return {
    name: 'mawkib-media-files',
    enforce: 'pre',
    configResolved({ command }) {
      isBuilt = command === 'build';
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const id = address.exec(request.url?.split('?')[0] ?? '')?.[1];
        const file = id && join(media, `${id}.webp`);
        if (!file || !existsSync(file)) return next();
        response.setHeader('content-type', 'image/webp');
        createReadStream(file).pipe(response);
      });
    },
    transform: {
      filter: { id: maker },
      handler: (code) => (isBuilt ? withOwnFiles(code) : null),
    },
    generateBundle() {
      for (const file of readdirSync(media, { recursive: true, encoding: 'utf8' })) {
        if (!file.endsWith('.webp')) continue;
        this.emitFile({
          type: 'asset',
          fileName: `media/${file}`,
          source: readFileSync(join(media, file)),
        });
      }
    },
  };
}

/** Rewrites image URLs to files beside the built page. */
export function withOwnFiles(code: string): string {
  if (!ofService.test(code)) throw new Error(`image-url.ts makes no address like ${ofService}`);
  return code.replace(ofService, '`./media/$1.webp`');
}
