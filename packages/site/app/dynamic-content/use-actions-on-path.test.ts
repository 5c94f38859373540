// @vitest-environment happy-dom
import type { FloatingActions, FloatingItem } from '@mawkib/core/settings';
import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useActionsOnPath } from './use-actions-on-path.ts';

const item = (link_text: string, brand?: string): FloatingItem => ({
  link: { url: '/x', link_text, type: 'internal', target: '_self' },
  ...(brand && { dc_strategy: { key: 'brand_from_url', value: brand } }),
});
const actions = (...items: FloatingItem[]): FloatingActions => ({
  mode: 'menu',
  enabled: true,
  items,
  quickLinks: [],
  desktopCount: 4,
  mobileCount: 3,
});

describe('useActionsOnPath', () => {
  const byPath = {
    served: '/ar/defender',
    actions: actions(item('def', 'defender'), item('disco', 'discovery')),
  };
  const served = actions(item('def', 'defender'));
  const follow = (path: string) =>
    renderHook(({ path }) => useActionsOnPath(served, byPath, path), { initialProps: { path } });
  const texts = (found: FloatingActions | undefined) =>
    found?.items.map(({ link }) => link.link_text);

  it('switches with the path, without a reload [B-4-19]', async () => {
    const { result, rerender } = follow('/ar/defender');
    expect(result.current).toBe(served);
    rerender({ path: '/ar/discovery' });
    await waitFor(() => expect(texts(result.current)).toEqual(['disco']));
    rerender({ path: '/ar/defender' });
    await waitFor(() => expect(texts(result.current)).toEqual(['def']));
  });

  it('are what the server said where no brand decides', async () => {
    const { result, rerender } = renderHook(
      ({ path }) => useActionsOnPath(served, undefined, path),
      { initialProps: { path: '/ar/defender' } },
    );
    rerender({ path: '/ar/discovery' });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(result.current).toBe(served);
  });
});
