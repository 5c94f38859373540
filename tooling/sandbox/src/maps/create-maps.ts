import { allowAnyOrigin } from '../http/allow-any-origin.ts';
import { clientScript } from '../http/client-script.ts';
import type { Row, Service, Surroundings } from '../service.ts';
import { BoundedMap } from '../surroundings/bounded-map.ts';
import { renderTile } from './draw-tile.ts';
import { findPlaces, type Place, places } from './places.ts';

const deepest = 20;
type Requested = {
  Querystring: {
    key?: string;
    region?: string;
    language?: string;
    libraries?: string;
    input?: string;
    session?: string;
  };
};
type TileAt = { Params: { z: string; x: string; y: string } };

/**
 * Maps: the script of "Load the Maps JavaScript API" in Google's documentation (key, region,
 * language, libraries, callback) with the parts that the product uses, and raster tiles at
 * `/{z}/{x}/{y}.png`.
 */
export function createMaps({ journal }: Surroundings): Service {
  const script = clientScript(import.meta.url, './shapes.client.js', './maps.client.js');
  const tiles = new BoundedMap<Promise<Buffer>>(500);
  let loads: Row[] = [];
  let requests: Row[] = [];
  const note = (session: string | undefined, what: string) => {
    requests = [{ session: session ?? '', what }, ...requests].slice(0, 200);
  };
  const named = ({ id, ar, en, lat, lng }: Place, language: string | undefined) => ({
    id,
    name: language?.startsWith('ar') ? ar : en,
    lat,
    lng,
  });

  return {
    name: 'maps',
    title: 'Maps',
    snapshot: () => ({ script_loads: loads, place_requests: requests }),
    reset: () => {
      loads = [];
      requests = [];
    },
    routes(scope) {
      allowAnyOrigin(scope);
      scope.get<Requested>('/maps/api/js', (request, reply) => {
        const { key = '', region = '', language = '', libraries = '' } = request.query;
        loads = [{ key, region, language, libraries }, ...loads].slice(0, 50);
        journal.add('maps', `Script for ${language || 'no language'}, ${region || 'no region'}`);
        return reply.type('text/javascript; charset=utf-8').send(script);
      });
      scope.get<Requested>('/maps/places', ({ query }) => {
        note(query.session, `search ${query.input ?? ''}`);
        return findPlaces(query.input ?? '').map((place) => named(place, query.language));
      });
      scope.get<Requested & { Params: { id: string } }>('/maps/places/:id', (request, reply) => {
        note(request.query.session, `details ${request.params.id}`);
        const found = places.find(({ id }) => id === request.params.id);
        if (!found) return reply.code(404).send({});
        return named(found, request.query.language);
      });
      scope.get<TileAt>('/tiles/:z/:x/:y.png', async (request, reply) => {
        const [z = -1, x = -1, y = -1] = [request.params.z, request.params.x, request.params.y].map(
          (part) => (/^\d{1,7}$/.test(part) ? Number(part) : -1),
        );
        const isThere = z >= 0 && z <= deepest && x >= 0 && x < 2 ** z && y >= 0 && y < 2 ** z;
        if (!isThere) return reply.code(404).send({ message: 'No such tile.' });
        const name = `${z}/${x}/${y}`;
        const tile = tiles.get(name) ?? renderTile(z, x, y);
        tiles.set(name, tile);
        return reply
          .type('image/png')
          .header('cache-control', 'public, max-age=86400')
          .send(await tile);
      });
    },
  };
}
