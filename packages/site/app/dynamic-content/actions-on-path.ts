import { matchesPathBrand } from '@mawkib/core/dynamic-content';
import type { FloatingActions } from '@mawkib/core/settings';
import { visibleActions } from './visible-items.ts';

/** Floating actions on a path; their other conditions were evaluated by the server. */
export const actionsOnPath = (actions: FloatingActions, path: string): FloatingActions =>
  visibleActions(
    actions,
    ({ key, value }) => key !== 'brand_from_url' || matchesPathBrand(value, path),
  );
