import type { ConsentScope, ConsentStatus } from '../consent-scopes/consent-scopes.js';
import type { Logger } from '../errors/logger.js';
import type { Storage } from '../storage/create-storage.js';
import type { localEntries } from '../storage/entries.js';

/** What the visitor read when deciding. */
export interface AgreedText {
  readonly locale: string;
  /** The banner's words, whole. */
  readonly text: string;
}

/** What was agreed, when, and to which text. */
export interface ConsentReceipt extends AgreedText {
  readonly id: string;
  /** ISO time. */
  readonly decidedAt: string;
  readonly status: ConsentStatus;
  readonly scopes: readonly ConsentScope[];
  readonly policyVersion: string;
  /** Name of the strategy. */
  readonly strategy: string;
  /** Global Privacy Control was on. */
  readonly gpc: boolean;
}

/** Kept receipts and their delivery. */
export interface ConsentReceipts {
  /** Keeps a receipt and hands it over, unless the last one says the same. */
  record(receipt: Omit<ConsentReceipt, 'id'>): void;
  /** Hands over what was not delivered yet. */
  deliver(): void;
  /** What is kept, oldest first. */
  kept(): readonly ConsentReceipt[];
}

/** Where receipts are kept, and who takes them. */
export interface ConsentReceiptsOptions {
  readonly storage: Pick<Storage<typeof localEntries>, 'get' | 'set'>;
  /**
   * Takes a receipt, to the market's records. What throws or rejects is handed over again at the
   * next start; two tabs may hand over the same receipt, so its `id` must count once.
   */
  readonly onReceipt?: (receipt: ConsentReceipt) => void | Promise<void>;
  /** `() => crypto.randomUUID()`. */
  readonly newId: () => string;
  readonly logger: Logger;
}

const key = 'cookieConsentReceipts';
const keptReceipts = 10;
const maxReceipts = 30;

/**
 * Receipts of decisions: the last ten in local storage, and older ones until they are delivered (30
 * at most). A decision never fails for its receipt. Where nothing can be stored, receipts live as
 * long as the page.
 */
export function createConsentReceipts({
  storage,
  onReceipt,
  newId,
  logger,
}: ConsentReceiptsOptions): ConsentReceipts {
  type Kept = ConsentReceipt & { readonly isDelivered: boolean };
  let held: readonly Kept[] | undefined;
  const inFlight = new Set<string>();

  const read = (): readonly Kept[] => held ?? storage.get(key) ?? [];
  const keep = (receipts: readonly Kept[]) => {
    const recent = receipts.slice(-keptReceipts);
    const late = receipts.slice(0, -keptReceipts).filter(({ isDelivered }) => !isDelivered);
    const kept = [...late, ...recent].slice(-maxReceipts);
    const plain = kept.map((receipt) => ({ ...receipt, scopes: [...receipt.scopes] }));
    held = storage.set(key, plain) ? undefined : kept;
  };

  const handOver = async (receipt: Kept) => {
    if (!onReceipt || receipt.isDelivered || inFlight.has(receipt.id)) return;
    inFlight.add(receipt.id);
    try {
      const { isDelivered, ...plain } = receipt;
      await onReceipt(plain);
      keep(read().map((kept) => (kept.id === receipt.id ? { ...kept, isDelivered: true } : kept)));
    } catch (cause) {
      logger.error('A consent receipt was not delivered; the next page tries again', { cause });
    }
    inFlight.delete(receipt.id);
  };

  return {
    record(receipt) {
      const last = read().at(-1);
      if (last && saysTheSame(last, receipt)) return;
      const made = { ...receipt, id: newId(), isDelivered: false };
      keep([...read(), made]);
      void handOver(made);
    },
    deliver() {
      for (const receipt of read()) void handOver(receipt);
    },
    kept: () => read().map(({ isDelivered, ...receipt }) => receipt),
  };
}

const saysTheSame = (last: ConsentReceipt, next: Omit<ConsentReceipt, 'id'>): boolean =>
  last.status === next.status &&
  last.policyVersion === next.policyVersion &&
  last.strategy === next.strategy &&
  last.scopes.length === next.scopes.length &&
  last.scopes.every((scope) => next.scopes.includes(scope));
