import { catalogueKey } from '@mawkib/core/dynamic-content';
import { asc, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { carModels } from '../../db/schema/car-models.js';
import type { Vehicle } from '../../db/schema/dealers-and-vehicles.js';

type Pictured = Pick<Vehicle, 'brand' | 'nameplate' | 'photos' | 'texts'>;

/** Placeholder picture of a vehicle without its own; undefined if the catalogue has none. */
export type ModelPictures = (vehicle: Pictured) => string | undefined;

const hasOwn = ({ photos }: Pictured) =>
  Array.isArray(photos) && photos.some(({ image_id }) => image_id !== '');

/** Cache lifetime in milliseconds; models seldom change. */
const maxAgeMs = 60_000;

/** `readModelPictures` with a cache. */
export function createModelPictures(db: Database) {
  let kept: { at: number; pictures: Promise<Map<string, string>> } | undefined;
  const current = () => {
    const now = performance.now();
    if (kept && now - kept.at < maxAgeMs) return kept.pictures;
    const pictures = readPictures(db);
    kept = { at: now, pictures };
    pictures.catch(() => {
      kept = undefined;
    });
    return pictures;
  };
  return async (vehicles: readonly Pictured[]): Promise<ModelPictures> =>
    vehicles.every(hasOwn) ? () => undefined : pictureFrom(await current());
}

/** Pictures of the catalogue's models: by model and body, else by nameplate. */
export const readModelPictures = async (
  db: Database,
  vehicles: readonly Pictured[],
): Promise<ModelPictures> =>
  vehicles.every(hasOwn) ? () => undefined : pictureFrom(await readPictures(db));

/** By brand and model, and by brand and nameplate. */
async function readPictures(db: Database): Promise<Map<string, string>> {
  const models = await db
    .select({
      car_key: carModels.car_key,
      nameplate: carModels.nameplate,
      brand: carModels.brand,
      image_id: carModels.image_id,
    })
    .from(carModels)
    .where(isNotNull(carModels.image_id))
    .orderBy(asc(carModels.position));
  const pictures = new Map<string, string>();
  for (const { brand, car_key, nameplate, image_id } of models) {
    for (const key of [car_key, nameplate]) {
      const of = `${catalogueKey(brand)} ${key}`;
      if (image_id && !pictures.has(of)) pictures.set(of, image_id);
    }
  }
  return pictures;
}

const pictureFrom =
  (pictures: ReadonlyMap<string, string>): ModelPictures =>
  (vehicle) => {
    if (hasOwn(vehicle)) return undefined;
    const named = (name: string | undefined) =>
      name && pictures.get(`${catalogueKey(vehicle.brand)} ${catalogueKey(name)}`);
    return named(vehicle.texts.en?.model_display_name) || named(vehicle.nameplate) || undefined;
  };
