import * as z from 'zod';
import { byId, deleted, envelope, listOf, pageQuery, resource } from '../envelope.js';
import { operation } from '../operation.js';

const writers = ['editor', 'publisher', 'admin'] as const;

/** A location that leads can be sent to. `external_id` is its id in other systems. @internal */
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

/** Site document, section 7. Sorted by name; the default page size covers a normal market. */
export const listLocations = operation({
  id: 'listLocations',
  service: 'forms',
  method: 'GET',
  path: '/locations',
  summary: 'Locations that a form offers',
  query: z.object(pageQuery(500)),
  response: listOf(location),
});

/** Site document, section 7. */
export const createLocation = operation({
  id: 'createLocation',
  service: 'forms',
  method: 'POST',
  path: '/locations',
  status: 201,
  access: writers,
  summary: 'Makes a location',
  body: z.object({ attributes: locationAttributes }),
  response: envelope(location),
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
  response: envelope(location),
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
  response: envelope(deleted),
});
