import type { Call, CallContext } from '@mawkib/api-clients';
import type { Operation, Role } from '@mawkib/api-clients/contracts';
import { createStyleCache, StyleProvider } from '@mawkib/ui/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { createQueryClient } from '../api/create-query-client.ts';
import { Toasts } from '../controls/Toasts.tsx';
import { LanguageProvider } from '../language/LanguageProvider.tsx';
import { StaffContext } from '../session/staff.ts';

interface Requested {
  id: string;
  input: Record<string, unknown>;
  context: CallContext;
}

interface RenderOptions {
  address: string;
  routes: RouteObject[];
  /** Responses by operation; a function that throws is a failed call. */
  answers: Record<string, (input: never) => unknown>;
  roles?: Role[];
  locale?: 'ar' | 'en';
}

/** Renders an administration screen at its URL, signed in as an administrator. */
export function renderAdmin({
  address,
  routes,
  answers,
  roles = ['admin'],
  locale = 'en',
}: RenderOptions) {
  const requested: Requested[] = [];
  const call = (async (
    operation: Operation,
    input: Record<string, unknown>,
    context: CallContext = {},
  ) => {
    requested.push({ id: operation.id, input, context });
    const response = answers[operation.id];
    if (!response) throw new Error(`No answer to ${operation.id}`);
    return response(input as never);
  }) as unknown as Call;
  const person = { id: '1', name: 'هند · Hind', email: 'h@example.com', roles };
  const router = createMemoryRouter([{ path: '/:locale', children: routes }], {
    initialEntries: [address],
  });
  render(
    <StyleProvider cache={createStyleCache()}>
      <LanguageProvider locale={locale}>
        <StaffContext value={{ person, call }}>
          <QueryClientProvider client={createQueryClient()}>
            <RouterProvider router={router} />
          </QueryClientProvider>
          <Toasts />
        </StaffContext>
      </LanguageProvider>
    </StyleProvider>,
  );
  const calls = (id: string) => requested.filter((one) => one.id === id).map(({ input }) => input);
  const contexts = (id: string) =>
    requested.filter((one) => one.id === id).map(({ context }) => context);
  return { router, calls, contexts };
}
