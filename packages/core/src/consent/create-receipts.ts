import type { ConsentScope, ConsentStatus } from '../consent-scopes/consent-scopes.js';
import type { Logger } from '../errors/logger.js';
import type { Storage } from '../storage/create-storage.js';
import type { localEntries } from '../storage/entries.js';

/** The text that the visitor saw. */
export interface AgreedText {
  readonly locale: string;
  /** Full text of the banner. */
  readonly text: string;
}

/** A decision, its time and its text. */
export interface ConsentReceipt extends AgreedText {
  readonly id: string;
  /** ISO time. */
  readonly decidedAt: string;
  readonly status: ConsentStatus;
  readonly scopes: readonly ConsentScope[];
  readonly policyVersion: string;
  /** Name of the strategy. */
  readonly strategy: string;
  /** True if Global Privacy Control was on. */
  readonly gpc: boolean;
}

/** Stored receipts and their delivery. */
export interface ConsentReceipts {
  /** Stores a receipt and delivers it, unless the last one is equal. */
  record(receipt: Omit<ConsentReceipt, 'id'>): void;
  /** Delivers pending receipts. */
  deliver(): void;
  /** Stored receipts, oldest first. */
  kept(): readonly ConsentReceipt[];
}

/** Storage and recipient of receipts. */
export interface ConsentReceiptsOptions {
  readonly storage: Pick<Storage<typeof localEntries>, 'get' | 'set'>;
  /**
   * Sends a receipt to the market's records. If it throws or rejects, the receipt is sent again at
   * the next start; two tabs may send the same receipt, so deduplicate by `id`.
   */
  readonly onReceipt?: (receipt: ConsentReceipt) => void | Promise<void>;
  /** `() => crypto.randomUUID()`. */
  readonly newId: () => string;
  readonly logger: Logger;
}

const key = 'cookieConsentReceipts';
const storedReceipts = 10;
const maxReceipts = 30;

/**
 * Receipts of decisions: the last ten in local storage, and older ones until they are delivered (at
 * most 30). Errors of receipts never affect a decision. If storage is unavailable, receipts last as
 * long as the page.
 */
export function createConsentReceipts({
  storage,
  onReceipt,
  newId,
  logger,
}: ConsentReceiptsOptions): ConsentReceipts {
  type StoredReceipt = ConsentReceipt & { readonly isDelivered: boolean };
  let held: readonly StoredReceipt[] | undefined;
  const inFlight = new Set<string>();

  const read = (): readonly StoredReceipt[] => held ?? storage.get(key) ?? [];
  const keep = (receipts: readonly StoredReceipt[]) => {
    const recent = receipts.slice(-storedReceipts);
    const late = receipts.slice(0, -storedReceipts).filter(({ isDelivered }) => !isDelivered);
    const kept = [...late, ...recent].slice(-maxReceipts);
    const plain = kept.map((receipt) => ({ ...receipt, scopes: [...receipt.scopes] }));
    held = storage.set(key, plain) ? undefined : kept;
  };

  const deliverReceipt = async (receipt: StoredReceipt) => {
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
      if (last && isSameDecision(last, receipt)) return;
      const made = { ...receipt, id: newId(), isDelivered: false };
      keep([...read(), made]);
      void deliverReceipt(made);
    },
    deliver() {
      for (const receipt of read()) void deliverReceipt(receipt);
    },
    kept: () => read().map(({ isDelivered, ...receipt }) => receipt),
  };
}

const isSameDecision = (last: ConsentReceipt, next: Omit<ConsentReceipt, 'id'>): boolean =>
  last.status === next.status &&
  last.policyVersion === next.policyVersion &&
  last.strategy === next.strategy &&
  last.scopes.length === next.scopes.length &&
  last.scopes.every((scope) => next.scopes.includes(scope));
