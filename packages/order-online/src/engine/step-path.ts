import type { JourneyKind, JourneyStep, JourneySubject } from './start-journey.js';

const base = '/showroom-order-online';

/** Address of a step, without the locale. Contains the subject, so that a reload finds it. */
export function stepPath(
  step: JourneyStep,
  { subject, orderNumber }: { subject?: JourneySubject; orderNumber?: string } = {},
): string {
  const query =
    subject?.kind === 'configurator'
      ? `?${new URLSearchParams({ config_url: subject.configUrl })}`
      : '';
  switch (step) {
    case 'details': {
      const id = subject?.kind === 'normal' ? `/${encodeURIComponent(subject.vehicleId)}` : '';
      return `${base}/vehicle${id}${query}`;
    }
    case 'checkout':
    case 'success':
      return `${base}/${step}${query}`;
    case 'confirmation':
      return `${base}/confirmation/${encodeURIComponent(orderNumber ?? '')}`;
  }
}

const configTypes = {
  journey: 'order_online',
  details: 'order_online_steps_page',
  checkout: 'order_online_checkout_page',
  success: 'order_online_success_page',
} as const;

/** Name of the configuration of a journey's page. */
export function orderConfigType(kind: JourneyKind, page: keyof typeof configTypes): string {
  return `${kind === 'configurator' ? 'config_' : ''}${configTypes[page]}`;
}
