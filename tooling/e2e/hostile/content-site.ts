import type { AddressInfo } from 'node:net';
import { withMiddleware } from '@mawkib/api-clients';
import {
  type Form,
  getForm,
  getNavEntries,
  getPageByPath,
  getSettings,
} from '@mawkib/api-clients/contracts';
import { createFetchCall } from '@mawkib/api-clients/fetch';
import type { StoredBlock } from '@mawkib/blocks/model';
import { catalogue } from '@mawkib/demo-market/catalogue';
import { buildFolder } from '@mawkib/demo-site';
import { createSite } from '@mawkib/site';
import fastify from 'fastify';

export interface ContentSite {
  origin: string;
  /** Loads the surroundings of pages again. */
  purge(): void;
  close(): Promise<void>;
}

/** Settings, navigation and attributes of every page, instead of those of the services. */
export interface Surroundings {
  settings: readonly { id: string; key: string; value: string }[];
  navigation: readonly unknown[];
  /** Attributes of every page. */
  page: Readonly<Record<string, unknown>>;
}

interface Content {
  pages: readonly (readonly StoredBlock[])[];
  /** A form by id; undefined for one of the services. */
  formOf?(id: string): Form | undefined;
  surroundings?(): Surroundings;
  /** Origin of the services that provide everything else. */
  services: string;
}

/**
 * Starts the site with pages and forms that no editor could store: `/ar/stored/0` is the first
 * page.
 */
export async function openContentSite({
  pages,
  formOf,
  surroundings,
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
      const given = surroundings?.();
      if (given && operation.id === getSettings.id) return { data: given.settings };
      if (given && operation.id === getNavEntries.id) return { data: given.navigation };
      if (operation.id !== getPageByPath.id) return next();
      const { params, query } = input as {
        params: { path: string };
        query: { locale: 'ar' | 'en' };
      };
      const at = /^stored\/(\d+)$/.exec(params.path)?.[1];
      const blocks = pages[Number(at)];
      if (!blocks) return next();
      const page = pageOf(params.path, blocks, query.locale);
      return { data: { ...page, attributes: { ...page.attributes, ...given?.page } } };
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
const pageOf = (path: string, blocks: readonly StoredBlock[], locale: 'ar' | 'en') => ({
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
    layout: 'default',
    theme: 'land-rover',
    locales: ['ar', 'en'],
    blocks: catalogue.resolve(blocks, { locale, now: new Date() }),
  },
});
