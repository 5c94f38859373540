import { vi } from 'vitest';
import { defaults } from '#time-limits';

// `vi.waitFor` has no setting for its limit. Files that share a worker share `vi`.
const own = vi.waitFor as typeof vi.waitFor & { limited?: boolean };
if (!own.limited) {
  const waitFor: typeof vi.waitFor = (callback, options) =>
    own(callback, typeof options === 'number' ? options : { timeout: defaults.wait, ...options });
  vi.waitFor = Object.assign(waitFor, { limited: true });
}

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: defaults.wait });
}
