/** Tag manager container that the server of the journeys uses. */
export const tagManager = 'GTM-E2E0000';
