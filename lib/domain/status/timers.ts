/** What the sweeper runs, in the order in which the status page shows it. */
export const TIMERS = [
  'bookings',
  'splits',
  'reminders',
  'money',
  'claims',
  'reserves',
  'scheduledPayouts',
  'transfers',
  'payments',
  'reservedBalances',
  'refunds',
  'unmatched',
  'reconciliation',
  'einvoices',
  'reviews',
  'calendars',
  'priceRules',
  'savedSearches',
  'licences',
  'papers',
  'unread',
  'templateMessages',
  'responseTimes',
  'codes',
  'phoneChanges',
  'promotionTries',
  'sessions',
  'idempotencyKeys',
  'failedJobs',
  'deliveries',
  'closedMessages',
  'monthlyStatistics',
  'figures',
  'marketFigures',
  'views',
  'vitals',
] as const
export type Timer = (typeof TIMERS)[number]

/**
 * The lanes in which they run beside each other, so that what waits for a provider or a foreign calendar never delays the end of
 * a hold. Those of a lane run in this order.
 */
export const TIMER_LANES: readonly (readonly Timer[])[] = [
  ['bookings', 'splits', 'reminders'],
  // What becomes available at an instant is in the request of the same round.
  ['money', 'claims', 'reserves', 'scheduledPayouts'],
  ['transfers'],
  ['payments'],
  ['reservedBalances'],
  ['refunds'],
  ['unmatched'],
  ['reconciliation'],
  ['einvoices'],
  ['calendars'],
  ['priceRules'],
  ['savedSearches'],
  ['reviews', 'licences', 'papers', 'unread', 'templateMessages', 'responseTimes', 'phoneChanges'],
  ['codes', 'promotionTries', 'sessions', 'idempotencyKeys', 'failedJobs', 'deliveries', 'closedMessages'],
  ['monthlyStatistics'],
  // The figures count views before they are deleted.
  ['figures', 'views', 'vitals'],
  ['marketFigures'],
]
