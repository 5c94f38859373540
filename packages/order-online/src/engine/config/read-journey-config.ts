import type { Logger } from '@mawkib/core/errors';
import type { JourneyKind } from '../start-journey.js';
import { orderConfigType } from '../step-path.js';
import { checkoutPage, defaultCheckoutPage } from './checkout-page.js';
import {
  defaultOrderOnline,
  defaultStepsPage,
  defaultSuccessPage,
  type JourneyConfig,
  orderOnline,
  stepsPage,
  successPage,
} from './journey-config.js';
import { type MemberReaders, readMembers } from './read-members.js';

interface Entry {
  readonly config_type: string;
  readonly data?: unknown;
}

const pages = ['journey', 'details', 'checkout', 'success'] as const;

/** Types of a journey's entries: `order_online…`, with `config_` for configured cars. */
export const journeyConfigTypes = (kind: JourneyKind): string[] =>
  pages.map((page) => orderConfigType(kind, page));

/**
 * Reads the configuration of a journey from the entries of its company. An invalid member is logged
 * by name and has its default. Site document, section 3.
 */
export function readJourneyConfig(
  entries: readonly Entry[],
  kind: JourneyKind,
  logger: Logger,
): JourneyConfig {
  function read<T extends object>(
    page: (typeof pages)[number],
    readers: MemberReaders<T>,
    defaults: T,
  ): T {
    const type = orderConfigType(kind, page);
    const entry = entries.find(({ config_type }) => config_type === type);
    return readMembers(entry?.data, readers, defaults, (member) =>
      logger.warn('Invalid order configuration', { entry: type, member }),
    );
  }
  return {
    journey: read('journey', orderOnline, defaultOrderOnline),
    steps: read('details', stepsPage, defaultStepsPage),
    checkout: read('checkout', checkoutPage, defaultCheckoutPage),
    success: read('success', successPage, defaultSuccessPage),
  };
}
