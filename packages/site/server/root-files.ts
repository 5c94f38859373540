import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { marketThemes, type Theme } from '@mawkib/core/brands';
import type { FastifyInstance } from 'fastify';
import type { Favicon } from '../app/context/site-context.ts';

const iconTypes: Readonly<Record<string, string>> = {
  '.ico': 'image/x-icon',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** Icons for home screens, PNG of 180 px: of a theme, else of all. */
const touchIcons = (theme: Theme) => [`apple-touch-icon-${theme}.png`, 'apple-touch-icon.png'];

/** Icon paths by the theme of a brand, such as `/jaguar.svg`, on the site's origin. */
export type BrandFavicons = Readonly<Record<string, string>>;

/** Default `robots.txt`: excludes the staff's pages and the services. */
const defaultRobots = `User-agent: *
Disallow: /*/cms
Disallow: /*/admin
Disallow: /services/
Allow: /services/media/images/
`;

interface RootFile {
  type: string;
  content: Buffer | string;
}

export interface RootFiles {
  /** Files by name; `robots.txt` is always present. */
  files: ReadonlyMap<string, RootFile>;
  /** Icons for pages of a theme: the brand's own, else those of the build. */
  faviconsOf: (theme: Theme) => readonly Favicon[];
}

/**
 * Reads the root files that the build has in `clientFolder`: `favicon.ico`, `favicon.svg`,
 * `robots.txt`, brand and touch icons. Throws if a brand's icon is neither there nor at a path below the
 * root.
 */
export async function readRootFiles(
  clientFolder: string,
  { favicons, publicUrl }: { favicons: BrandFavicons; publicUrl: string },
): Promise<RootFiles> {
  const files = new Map<string, RootFile>();
  const read = (name: string) =>
    readFile(join(clientFolder, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
  const typeOf = (name: string) => iconTypes[extname(name)] ?? '';
  const take = async (name: string) => {
    const content = await read(name);
    if (content) files.set(name, { type: typeOf(name), content });
    return content !== undefined;
  };
  const defaultValue: Favicon[] = [];
  for (const name of ['favicon.ico', 'favicon.svg']) {
    if (await take(name)) defaultValue.push({ href: `/${name}`, type: typeOf(name) });
  }
  for (const name of new Set(marketThemes().flatMap(touchIcons))) await take(name);
  const problems: string[] = [];
  for (const [theme, href] of Object.entries(favicons)) {
    const name = /^\/([\w.-]+)$/.exec(href)?.[1];
    if (!href.startsWith('/') || href.startsWith('//') || typeOf(href) === '') {
      problems.push(`${theme}: "${href}" is no path of an .ico, .svg or .png of this site`);
    } else if (name && !(await take(name))) {
      problems.push(`${theme}: put ${name} into the public folder of the site, and build it again`);
    }
  }
  if (problems.length > 0) {
    throw new Error(`Favicons of brands are not valid:\n${problems.join('\n')}`);
  }
  const robots = (await read('robots.txt')) ?? defaultRobots;
  files.set('robots.txt', {
    type: 'text/plain; charset=utf-8',
    content: `${robots}\nSitemap: ${publicUrl}/sitemap.xml\n`,
  });
  return {
    files,
    faviconsOf(theme) {
      const href = favicons[theme];
      const touch = touchIcons(theme).find((name) => files.has(name));
      return [
        ...(href ? [{ href, type: typeOf(href) }] : defaultValue),
        ...(touch ? [{ href: `/${touch}`, type: 'image/png', isTouch: true }] : []),
      ];
    },
  };
}

/** Serves the root files; a missing icon is a 404. */
export function serveRootFiles(server: FastifyInstance, { files }: Pick<RootFiles, 'files'>): void {
  for (const name of new Set(['favicon.ico', 'favicon.svg', ...files.keys()])) {
    const file = files.get(name);
    server.get(`/${name}`, (_request, reply) => {
      reply.header('cache-control', 'public, max-age=86400');
      return file
        ? reply.type(file.type).send(file.content)
        : reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    });
  }
}
