import * as z from 'zod';
import { byId, envelope, pathId } from '../envelope.js';
import { operation } from '../operation.js';
import { localeQuery } from './public-pages.js';

/** A vehicle of the catalogue as content uses it: name and price of a model. */
export const contentVehicle = z.looseObject({
  id: z.string(),
  car_key: z.string(),
  name: z.string(),
  nameplate: z.string().nullish(),
  image_id: z.string().nullish(),
});
export type ContentVehicle = z.infer<typeof contentVehicle>;

/** Site document, section 7. */
export const getContentVehicles = operation({
  id: 'getContentVehicles',
  service: 'content',
  method: 'GET',
  path: '/vehicles',
  summary: 'Vehicles of the catalogue',
  query: localeQuery,
  response: envelope(z.array(contentVehicle)),
});

export const nameplateGroup = z.looseObject({
  brand: z.string(),
  nameplates: z.array(z.looseObject({ key: z.string(), name: z.string() })),
});
export type NameplateGroup = z.infer<typeof nameplateGroup>;

/** Site document, section 7. */
export const getGroupedNameplates = operation({
  id: 'getGroupedNameplates',
  service: 'content',
  method: 'GET',
  path: '/vehicles/grouped_nameplates',
  summary: 'Nameplates by brand',
  query: localeQuery,
  response: envelope(z.array(nameplateGroup)),
});

/**
 * One spec of a vehicle. `key` is the spec name in price placeholders; money is in the currency's
 * major unit. `engine_key` is set if the spec is of one engine only.
 */
export const vehicleSpec = z.looseObject({
  key: z.string(),
  label: z.string(),
  value: z.union([z.string(), z.number()]).nullable(),
  unit: z.string().nullish(),
  engine_key: z.string().nullish(),
});
export type VehicleSpec = z.infer<typeof vehicleSpec>;

/** Specs and prices of a vehicle, by id or car key. Both documents, section 7. */
export const getVehicleSpecs = operation({
  id: 'getVehicleSpecs',
  service: 'content',
  method: 'GET',
  path: '/vehicles/:id/specs',
  summary: "One vehicle's specs and prices",
  params: byId,
  query: localeQuery,
  errors: { unknown_car: 404 },
  response: envelope(z.array(vehicleSpec)),
});

/** Values for comparing two models; unknown fields are preserved. */
export const compareSpec = z.looseObject({
  model: z.string().nullish(),
  groups: z.array(z.looseObject({ label: z.string(), items: z.array(vehicleSpec) })).nullish(),
});
export type CompareSpec = z.infer<typeof compareSpec>;

/** Site document, section 7. */
export const getCompareSpec = operation({
  id: 'getCompareSpec',
  service: 'content',
  method: 'GET',
  path: '/compare/spec/:id',
  summary: 'Specs to compare, by id',
  params: byId,
  query: localeQuery,
  errors: { unknown_car: 404 },
  response: envelope(z.array(compareSpec)),
});

/** The same from the admin API, by model: `{admin_api}/api/compare/spec/{model}`. */
export const getModelCompareSpec = operation({
  id: 'getModelCompareSpec',
  service: 'content',
  base: 'admin',
  method: 'GET',
  path: '/api/compare/spec/:model',
  summary: 'Specs to compare, by model',
  params: z.object({ model: pathId }),
  query: localeQuery,
  errors: { unknown_car: 404 },
  response: envelope(z.array(compareSpec)),
});
