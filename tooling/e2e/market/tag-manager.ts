/** Container of the tag manager that the server of the journeys is told to use. */
export const tagManager = 'GTM-E2E0000';
