import { lazy, Suspense } from 'react';

/** Loaded with the first docs page, so that stories do not wait for it. */
const DocsPage = lazy(async () => ({
  default: (await import('../catalogue/DocsPage.tsx')).DocsPage,
}));

/** Content of Storybook's "Docs" pages. */
export const StoryDocs = () => (
  <Suspense fallback={null}>
    <DocsPage />
  </Suspense>
);
