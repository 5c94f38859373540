import type { AddressInfo } from 'node:net';
import { withMiddleware } from '@mawkib/api-clients';
import { getPageByPath } from '@mawkib/api-clients/contracts/content';
import { type Form, getForm } from '@mawkib/api-clients/contracts/forms';
import { createFetchCall } from '@mawkib/api-clients/fetch';
import type { StoredBlock } from '@mawkib/blocks/model';
import { catalogue } from '@mawkib/demo-market/catalogue';
import { buildFolder } from '@mawkib/demo-site';
import { createSite } from '@mawkib/site';
import fastify from 'fastify';

export interface ContentSite {
  origin: string;
  /** Removes cached data, such as settings and navigation. */
  purge(): void;
  close(): Promise<void>;
}

interface Content {
  pages: readonly (readonly StoredBlock[])[];
  /** Default: `default`, a page without header and footer. */
  layout?: 'default' | 'brand';
  /** A form by id; undefined for one of the services. */
  formOf?(id: string): Form | undefined;
  /** Response to any other operation by its id; undefined for that of the services. */
  respond?(operation: string): object | undefined;
  /** Origin of the services that provide everything else. */
  services: string;
}

/**
 * Starts the site with pages and forms that no editor could store: `/ar/stored/0` is the first
 * page.
 */
export async function openContentSite({
  pages,
  layout = 'default',
  formOf,
  respond,
  services,
}: Content): Promise<ContentSite> {
  const server = fastify({ logger: { level: 'silent' } });
  const call = withMiddleware(
    createFetchCall({ origin: services }),
    async ({ operation, input, next }) => {
      if (operation.id === getForm.id) {
        const form = formOf?.((input as { params: { id: string } }).params.id);
        return form ? { data: form } : next();
      }
      if (operation.id !== getPageByPath.id) return respond?.(operation.id) ?? next();
      const { params, query } = input as {
        params: { path: string };
        query: { locale: 'ar' | 'en' };
      };
      const at = /^stored\/(\d+)$/.exec(params.path)?.[1];
      const blocks = pages[Number(at)];
      return blocks ? { data: pageOf(params.path, blocks, query.locale, layout) } : next();
    },
  );
  const site = await createSite({
    call,
    publicUrl: 'http://localhost',
    sessionCookie: 'nobody',
    log: server.log,
    cache: false,
    buildFolder,
  });
  await server.register(site.plugin);
  await server.listen({ port: 0, host: 'localhost' });
  const { port } = server.server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, purge: site.purge, close: () => server.close() };
}

/** A page in the shape of the content service's public response. */
const pageOf = (
  path: string,
  blocks: readonly StoredBlock[],
  locale: 'ar' | 'en',
  layout: 'default' | 'brand',
) => ({
  id: path,
  type: 'page',
  attributes: {
    path: `/${path}`,
    title: 'Stored',
    meta_title: null,
    meta_description: null,
    image_id: null,
    external_meta_image: null,
    canonical_url: null,
    disable_seo_tracking: true,
    page_type: null,
    layout,
    theme: 'land-rover',
    locales: ['ar', 'en'],
    blocks: catalogue.resolve(blocks, { locale, now: new Date() }),
  },
});
