/** Finance terms of the demo market's showrooms, as their pages calculate them. */
export const showroomFinance = {
  states: ['new', 'approved', 'used'],
  down_payment: { min: 20, max: 80, default: 20, interval: 5, unit: 'percent' },
  duration: { min: 12, max: 60, default: 60, interval: 12, unit: 'months' },
  interest_rate: { new: 2.49, approved: 2.99, used: 3.49 },
  rate_kind: 'flat',
} as const;
