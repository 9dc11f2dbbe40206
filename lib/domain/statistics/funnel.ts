/** What a visitor did at a listing, in order: who takes a later step has taken those before it. */
export const VISIT_STEPS = ['view', 'dates', 'checkout'] as const
export type VisitStep = (typeof VISIT_STEPS)[number]

/**
 * How a visitor came to a listing: from our search, from other pages of ours, by a link without a page before it, from a search
 * engine, from another site.
 */
export const VISIT_SOURCES = ['search', 'browse', 'direct', 'engine', 'site'] as const
export type VisitSource = (typeof VISIT_SOURCES)[number]

/** The way of visitors to a booking. A booking counts once it is confirmed. */
export const FUNNEL_STEPS = [...VISIT_STEPS, 'booked'] as const
export type FunnelStep = (typeof FUNNEL_STEPS)[number]

/** The steps that a visit consists of: the one that was reported, and those before it. */
export const stepsUntil = (step: VisitStep): readonly VisitStep[] =>
  VISIT_STEPS.slice(0, VISIT_STEPS.indexOf(step) + 1)

/** A count of visitors, or of bookings, of a listing over a period. */
export interface FunnelCount {
  step: FunnelStep
  source: VisitSource
  count: number
}

/** The steps from one source; a source without a count is left out. */
export interface FunnelRow extends Record<FunnelStep, number> {
  source: VisitSource
}

/** The counts as one row a source in the order of the table, and their sum. */
export function funnelOf(counts: readonly FunnelCount[]): {
  total: Record<FunnelStep, number>
  rows: FunnelRow[]
} {
  const sumOf = (some: readonly FunnelCount[]) => {
    const of = (step: FunnelStep) =>
      some.filter((one) => one.step === step).reduce((sum, { count }) => sum + count, 0)
    return { view: of('view'), dates: of('dates'), checkout: of('checkout'), booked: of('booked') }
  }
  const rows = VISIT_SOURCES.map((source) => ({
    source,
    ...sumOf(counts.filter((one) => one.source === source)),
  }))
  return { total: sumOf(counts), rows: rows.filter((row) => FUNNEL_STEPS.some((step) => row[step] > 0)) }
}
