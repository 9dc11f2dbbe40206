import { addDays, type Day } from '@/lib/domain/time/days'
import { ADMIN_PAGES, type AdminArea, type AdminPage, adminPath } from './areas'

/** The days of the charts, today among them. */
export const CHART_DAYS = 90

/** What waits for a decision: who may read its area sees it, and `href` leads there. */
export const WAITING_QUEUES = [
  { queue: 'applications', area: 'vendors', href: '/admin/vendors' },
  { queue: 'companyNames', area: 'vendors', href: '/admin/vendors?state=renaming' },
  { queue: 'listings', area: 'listings', href: '/admin/services' },
  { queue: 'changes', area: 'listings', href: '/admin/services' },
  { queue: 'licences', area: 'listings', href: '/admin/services?state=live' },
  { queue: 'exceptions', area: 'bookings', href: '/admin/exceptions' },
  { queue: 'claims', area: 'bookings', href: '/admin/deposit-claims' },
  { queue: 'chargebacks', area: 'money', href: '/admin/chargebacks' },
  { queue: 'failedRefunds', area: 'money', href: '/admin/failed-refunds' },
  { queue: 'captures', area: 'money', href: '/admin/unmatched-payments' },
  { queue: 'einvoices', area: 'money', href: '/admin/einvoices' },
  { queue: 'settlementLines', area: 'money', href: '/admin/settlement-lines' },
  { queue: 'bankLines', area: 'money', href: '/admin/bank-statement' },
  { queue: 'differences', area: 'money', href: '/admin/money' },
  { queue: 'adjustments', area: 'money', href: '/admin/balances' },
  { queue: 'payouts', area: 'money', href: '/admin/payouts' },
  { queue: 'bankFiles', area: 'money', href: '/admin/payout-batches?state=made' },
  { queue: 'reports', area: 'inbox', href: '/admin/inbox?kind=report' },
  { queue: 'contact', area: 'inbox', href: '/admin/inbox?kind=contact' },
  { queue: 'hiddenReviews', area: 'inbox', href: '/admin/inbox?kind=review' },
] as const satisfies readonly { queue: string; area: AdminArea; href: string }[]
export type WaitingQueue = (typeof WAITING_QUEUES)[number]['queue']

export interface WaitingWire {
  queue: WaitingQueue
  count: number
  /** the instant since when the oldest waits; of licences when the first one ends */
  oldest: string | null
}

/** How many wait on each page of the console; a page without any is left out. */
export function countByPage(waiting: readonly WaitingWire[]): Readonly<Partial<Record<AdminPage, number>>> {
  const counts: Partial<Record<AdminPage, number>> = {}
  for (const { queue, count } of waiting) {
    const href = WAITING_QUEUES.find((one) => one.queue === queue)?.href.replace(/\?.*/, '')
    const page = ADMIN_PAGES.find((one) => adminPath(one.page) === href)?.page
    if (page && count > 0) counts[page] = (counts[page] ?? 0) + count
  }
  return counts
}

/** What is summed for each day, and who may read it. Money is in SAR. */
export const DAILY_FIGURES = [
  { figure: 'bookings', area: 'bookings' },
  { figure: 'revenue', area: 'money' },
  { figure: 'commission', area: 'money' },
  { figure: 'signUps', area: 'users' },
  { figure: 'views', area: 'listings' },
] as const satisfies readonly { figure: string; area: AdminArea }[]
export type DailyFigure = (typeof DAILY_FIGURES)[number]['figure']
export type DaySums = Record<DailyFigure, number>

/** What has a chart of its own. */
export const CHARTED_FIGURES = ['revenue', 'bookings', 'signUps'] as const satisfies readonly DailyFigure[]
export type ChartedFigure = (typeof CHARTED_FIGURES)[number]
export type DayRow = DaySums & { day: Day }

/** The lengths of the sums, in days up to today. */
export const SPANS = { today: 1, week: 7, month: 30 } as const
export type SpanName = keyof typeof SPANS
export const SPAN_NAMES = Object.keys(SPANS) as SpanName[]

/** A sum over a span, and over the same number of days before it. */
export interface SpanSum {
  sum: number
  before: number
}

const NO_SUMS: DaySums = { bookings: 0, revenue: 0, commission: 0, signUps: 0, views: 0 }

/** One row for each of the last days up to today, the oldest first; a day without a row is zero. */
export function fillDays(rows: readonly DayRow[], today: Day, count = CHART_DAYS): DayRow[] {
  const known = new Map(rows.map((row) => [row.day, row]))
  const days = Array.from({ length: count }, (_, i) => addDays(today, i + 1 - count))
  return days.map((day) => ({ ...NO_SUMS, ...known.get(day), day }))
}

/** The sum of a figure over each span that ends with the last day. */
export function sumSpans(days: readonly DayRow[], figure: DailyFigure): Record<SpanName, SpanSum> {
  const sumOf = (rows: readonly DayRow[]) => rows.reduce((sum, row) => sum + row[figure], 0)
  const spans = Object.entries(SPANS).map(([name, length]) => {
    const before = days.slice(Math.max(0, days.length - 2 * length), days.length - length)
    return [name, { sum: sumOf(days.slice(-length)), before: sumOf(before) }]
  })
  return Object.fromEntries(spans) as Record<SpanName, SpanSum>
}

/**
 * Bookings in percent of views, over days on which views were recorded; null without any, and where fewer views than
 * bookings are recorded.
 */
export function conversionOf(days: readonly DayRow[]): number | null {
  const recorded = days.filter(({ views }) => views > 0)
  const views = recorded.reduce((sum, row) => sum + row.views, 0)
  const booked = recorded.reduce((sum, row) => sum + row.bookings, 0)
  return views === 0 || booked > views ? null : (booked / views) * 100
}

/** The services outside of Diyar that the api calls. */
export const OUTSIDE_SERVICES = ['sms', 'payments', 'mail', 'push', 'geocoder', 'translation'] as const
export type OutsideService = (typeof OUTSIDE_SERVICES)[number]

export const SERVICE_STATES = ['working', 'failing', 'unused', 'notSetUp'] as const
export type ServiceState = (typeof SERVICE_STATES)[number]

interface ServiceCalls {
  lastSuccessAt: Date | null
  lastFailureAt: Date | null
}

/** A service fails when its last call did. */
export function serviceStateOf(
  isSetUp: boolean,
  { lastSuccessAt, lastFailureAt }: ServiceCalls,
): ServiceState {
  if (!isSetUp) return 'notSetUp'
  if (lastFailureAt && (!lastSuccessAt || lastFailureAt > lastSuccessAt)) return 'failing'
  return lastSuccessAt ? 'working' : 'unused'
}
