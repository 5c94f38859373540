import { lazy, Suspense } from 'react';

/** Loaded with the first docs page: no story waits for it, in Storybook or in a test. */
const DocsPage = lazy(async () => ({
  default: (await import('../catalogue/DocsPage.tsx')).DocsPage,
}));

/** What Storybook shows under "Docs". */
export const StoryDocs = () => (
  <Suspense fallback={null}>
    <DocsPage />
  </Suspense>
);
