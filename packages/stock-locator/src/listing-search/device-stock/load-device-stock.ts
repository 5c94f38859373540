import { operationUrl } from '@mawkib/api-clients';
import { getListingSnapshot } from '@mawkib/api-clients/operations';
import { openNoAccess, whenIdle } from '@mawkib/core/browser';
import { buildDeviceStock, type DeviceStock } from './device-stock.js';
import { openStockSnapshot } from './stock-snapshots.js';

export interface SnapshotAddress {
  /** Base URL of the stock service. */
  service: string;
  listing: string;
  lang: string;
  version: string;
}

/** Milliseconds of work per slice. */
const sliceMs = 8;

const yieldToMain = () =>
  new Promise<void>((go) => {
    whenIdle(go, 200);
  });

/**
 * Loads the whole stock of a listing and builds it in slices while the page is idle. Undefined if
 * it is not available: the service continues to answer.
 */
export async function loadDeviceStock(
  { service, listing, lang, version }: SnapshotAddress,
  signal: AbortSignal,
): Promise<DeviceStock | undefined> {
  const input = { params: { listing }, query: { lang, v: version } };
  try {
    const response = await fetch(operationUrl(getListingSnapshot, input, service), {
      priority: 'low',
      signal,
    });
    if (response.status === 403) openNoAccess(window);
    if (!response.ok) return undefined;
    const bytes = new Uint8Array(await response.arrayBuffer());
    await yieldToMain();
    const opened = openStockSnapshot(bytes);
    if (!opened) return undefined;
    return await runInSlices(buildDeviceStock(opened), signal);
  } catch {
    return undefined;
  }
}

async function runInSlices<T>(steps: Generator<void, T>, signal: AbortSignal): Promise<T> {
  await yieldToMain();
  for (let since = performance.now(); ; ) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - since < sliceMs) continue;
    await yieldToMain();
    signal.throwIfAborted();
    since = performance.now();
  }
}
