import type { InputOf, Operation, ResponseOf } from '@mawkib/api-clients/contracts';
import type { Locale } from '@mawkib/core/locale';
import type { DataCall, DataContext, DataNeed, DataState } from '../model/definition/data-need.js';
import type { DefinitionOf } from '../model/definition/define-block.js';
import type { PublicBlock } from '../model/definition/public-values.js';

/** The page that blocks load data for. */
export interface PageContext {
  search: URLSearchParams;
  locale: Locale;
  /** The page's path without the locale. */
  path: string;
  settings?: DataContext['settings'];
}

/** Data needs of each block of a page, by block id. A block that throws has none. */
export function blockNeeds(
  blocks: readonly PublicBlock[],
  definitionOf: DefinitionOf,
  context: PageContext,
): Map<string, DataNeed> {
  const needs = new Map<string, DataNeed>();
  for (const block of blocks) {
    const need = block.notice ? null : needOf(block, definitionOf, context);
    if (need) needs.set(block.id, need);
  }
  return needs;
}

function needOf(
  { template, fields, groups }: PublicBlock,
  definitionOf: DefinitionOf,
  context: PageContext,
): DataNeed | null {
  try {
    return definitionOf(template)?.data?.({ ...context, fields, groups } as never) ?? null;
  } catch {
    return null;
  }
}

export interface BlockDataOptions extends PageContext {
  definitionOf: DefinitionOf;
  call: <O extends Operation>(
    operation: O,
    input: InputOf<O>,
    context?: { locale?: Locale; signal?: AbortSignal },
  ) => Promise<ResponseOf<O>>;
  /** Timeout per block in milliseconds, at most the page's. */
  timeLimit?: number;
  signal?: AbortSignal;
  onFailure?: (block: PublicBlock, error: unknown) => void;
}

/**
 * Loads the data of all blocks in parallel. Never rejects: a failed call only affects its block.
 */
export async function loadBlockData(
  blocks: readonly PublicBlock[],
  options: BlockDataOptions,
): Promise<Record<string, DataState>> {
  const needs = blockNeeds(blocks, options.definitionOf, options);
  const states = await Promise.all(
    blocks.map(async (block): Promise<[string, DataState][]> => {
      const need = needs.get(block.id);
      return need ? [[block.id, await load(block, need, options)]] : [];
    }),
  );
  return Object.fromEntries(states.flat());
}

async function load(
  block: PublicBlock,
  need: DataNeed,
  { call, locale, timeLimit = 3000, signal, onFailure }: BlockDataOptions,
): Promise<DataState> {
  const limit = AbortSignal.timeout(need.timeLimit ?? timeLimit);
  const either = signal ? AbortSignal.any([signal, limit]) : limit;
  try {
    const ask: DataCall = (operation, input) => call(operation, input, { locale, signal: either });
    const prepared = need.prepare && (await orAborted(need.prepare(ask), either));
    const { input, select } = prepared ?? need;
    const response = await orAborted(ask(need.operation, input), either);
    const value = need.complete ? await orAborted(need.complete(response, ask), either) : response;
    return { state: 'ready', value: select ? select(value) : value };
  } catch (error) {
    onFailure?.(block, error);
    return failure(error, limit.aborted);
  }
}

/** Rejects on abort, for calls that ignore their signal. */
function orAborted<T>(response: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    response.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

function failure(error: unknown, timedOut: boolean): Extract<DataState, { state: 'failed' }> {
  const { kind, status } = (error ?? {}) as { kind?: string; status?: number };
  if (timedOut || kind === 'timeout') return { state: 'failed', reason: 'timeout' };
  if (kind === 'http') {
    return { state: 'failed', reason: 'http', ...(typeof status === 'number' && { status }) };
  }
  return { state: 'failed', reason: kind === 'contract' ? 'contract' : 'network' };
}
