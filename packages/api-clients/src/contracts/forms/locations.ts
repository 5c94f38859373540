import * as z from 'zod';
import { byId, deleted, envelope, listOf, pageQuery, resource } from '../common.js';
import { operation } from '../operation.js';

const writers = ['editor', 'publisher', 'admin'] as const;

/** Where a lead can be sent to. `external_id` is what other systems call it. */
export const locationAttributes = z.looseObject({
  name: z.string().trim().min(1).max(200),
  city: z.string().max(200).nullish(),
  address: z.string().max(500).nullish(),
  email: z.string().max(254).nullish(),
  phone: z.string().max(40).nullish(),
  external_id: z.string().max(200).nullish(),
});

/** Site document, section 3: an id and attributes. */
export const location = resource('location', locationAttributes);
export type Location = z.infer<typeof location>;

/** Site document, section 7. By name; all of a usual market stand on the first page. */
export const listLocations = operation({
  id: 'listLocations',
  service: 'forms',
  method: 'GET',
  path: '/locations',
  summary: 'Locations that a form offers',
  query: z.object(pageQuery(500)),
  answer: listOf(location),
});

/** Site document, section 7. */
export const createLocation = operation({
  id: 'createLocation',
  service: 'forms',
  method: 'POST',
  path: '/locations',
  access: writers,
  status: 201,
  summary: 'Makes a location',
  body: z.object({ attributes: locationAttributes }),
  answer: envelope(location),
});

/** Site document, section 7. */
export const updateLocation = operation({
  id: 'updateLocation',
  service: 'forms',
  method: 'PUT',
  path: '/locations/:id',
  access: writers,
  summary: 'Changes a location',
  params: byId,
  body: z.object({ attributes: locationAttributes }),
  errors: { unknown_location: 404 },
  answer: envelope(location),
});

/** Site document, section 7. */
export const deleteLocation = operation({
  id: 'deleteLocation',
  service: 'forms',
  method: 'DELETE',
  path: '/locations/:id',
  access: writers,
  summary: 'Deletes a location',
  params: byId,
  errors: { unknown_location: 404 },
  answer: envelope(deleted),
});
