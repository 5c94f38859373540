import { QueryClient } from '@tanstack/react-query';

/**
 * The cache of the services' responses. A request is sent once and fails at once, so that the screen can
 * offer to try again; nothing is refetched on focus unless the query polls.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Offline requests fail as network errors instead of waiting for the connection.
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false },
      mutations: { networkMode: 'always' },
    },
  });
