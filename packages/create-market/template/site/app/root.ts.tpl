import { development } from './development.server.ts';

export { default, ErrorBoundary, Layout } from '@mawkib/site/root';

export const middleware = import.meta.env.DEV ? [development] : [];
