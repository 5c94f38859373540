import { describe, expect, it, vi } from 'vitest';
import { browser, page } from './consent.fixture.js';
import { type ConsentReceipt, createConsentReceipts } from './create-receipts.js';

const text = () => ({ locale: 'ar', text: 'نستخدم ملفات تعريف الارتباط. '.repeat(20) });

function setup(
  visitor = browser(),
  onReceipt: (receipt: ConsentReceipt) => void | Promise<void> = vi.fn(),
) {
  const logger = { warn: vi.fn(), error: vi.fn() };
  let count = 0;
  const receipts = createConsentReceipts({
    storage: visitor.tab(),
    onReceipt,
    newId: () => `r${++count}`,
    logger,
  });
  const { consent } = page(visitor, { receipts, text, policyVersion: '2' });
  consent.start();
  return { visitor, receipts, consent, logger, onReceipt };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('receipts', () => {
  it('hold what was agreed, when, and to which text', () => {
    const { consent, receipts, onReceipt, visitor } = setup();
    consent.acceptAll();
    const receipt = {
      id: 'r1',
      decidedAt: '2026-11-20T10:00:00.000Z',
      status: 'accepted',
      scopes: ['obligatory', 'optional'],
      policyVersion: '2',
      strategy: 'basic',
      gpc: false,
      ...text(),
    };
    expect(receipts.kept()).toEqual([receipt]);
    expect(onReceipt).toHaveBeenCalledWith(receipt);
    expect(setup(visitor).receipts.kept()).toEqual([receipt]);
  });

  it('are one for each decision, the last ten', async () => {
    const { consent, receipts } = setup();
    consent.acceptAll();
    consent.acceptAll();
    expect(receipts.kept()).toHaveLength(1);
    for (let turn = 0; turn < 7; turn += 1) {
      consent.reject();
      consent.acceptAll();
    }
    await settled();
    consent.reject();
    expect(receipts.kept()).toHaveLength(10);
    expect(receipts.kept().at(-1)?.status).toBe('rejected');
  });

  it('are handed over again at the next start until they are taken', async () => {
    const visitor = browser();
    const reject = vi.fn(() => Promise.reject(new Error('offline')));
    const first = setup(visitor, reject);
    first.consent.acceptAll();
    await settled();
    expect(first.consent.granted('optional')).toBe(true);
    expect(first.logger.error).toHaveBeenCalledTimes(1);

    const failing = vi.fn(() => {
      throw new Error('broken');
    });
    setup(visitor, failing);
    await settled();
    expect(failing).toHaveBeenCalledTimes(1);

    const take = vi.fn();
    setup(visitor, take);
    await settled();
    expect(take).toHaveBeenCalledTimes(1);
    setup(visitor, take);
    await settled();
    expect(take).toHaveBeenCalledTimes(1);
  });

  it('that were not taken are kept beyond ten, and not without end', async () => {
    const { consent, receipts } = setup(browser(), () => Promise.reject(new Error('offline')));
    for (let turn = 0; turn < 30; turn += 1) {
      consent.acceptAll();
      consent.reject();
    }
    await settled();
    expect(receipts.kept()).toHaveLength(30);
  });

  it('never cost a decision', () => {
    const visitor = browser({ cookieConsentReceipts: '{"damaged"' });
    const broken = () => {
      throw new Error('broken');
    };
    const { receipts } = setup(visitor);
    const { consent, logger } = page(visitor, { receipts, text: broken });
    consent.start();
    consent.acceptAll();
    expect(consent.granted('optional')).toBe(true);
    expect(logger.error).toHaveBeenCalledTimes(1);
    setup(visitor).consent.acceptAll();
    expect(receipts.kept()).toHaveLength(1);
  });

  it('of a platform are made once for a decision, not for each page', () => {
    const visitor = browser();
    const decision = { status: 'accepted', scopes: ['optional'], isExplicit: true } as const;
    const strategy = {
      name: 'cookiebot',
      scopes: ['obligatory', 'optional'],
      ownBanner: false,
      read: () => decision,
      subscribe: () => () => {},
      open: () => {},
    } as const;
    const kept = [1, 2].map(() => {
      const { receipts } = setup(visitor);
      page(visitor, { strategy, receipts, text }).consent.start();
      return receipts.kept().length;
    });
    expect(kept).toEqual([1, 1]);
  });
});
