import type { PageKind } from '@/lib/domain/vitals/visit'

interface Objective {
  /** calls as `METHOD /path` below /api/v1, without those that Diyar cannot answer alone, such as a webhook of a provider */
  routes: readonly string[]
  /** per cent of the calls that do not fail by a fault of ours */
  availability: number
  /** a call is slow above so many milliseconds; per cent that are not */
  slowMs: number
  quick: number
  /** where visitors measure it: the kinds of pages of the journey */
  pages: readonly PageKind[]
}

/** What people come for, with what each has to keep over `OBJECTIVE_DAYS`. */
export const OBJECTIVES = {
  search: {
    routes: [
      ...['GET /services/search', 'GET /services/search/count', 'GET /services/search/prices'],
      ...['GET /services/search/nearby', 'GET /services/sentence'],
    ],
    ...{ availability: 99.9, slowMs: 500, quick: 95 },
    pages: ['home', 'search', 'type', 'city'],
  },
  listing: {
    routes: [
      ...['GET /services/details/:id', 'GET /services/:id/availability', 'GET /services/:id/reviews'],
      'POST /services/:id/quote',
    ],
    ...{ availability: 99.9, slowMs: 500, quick: 95 },
    pages: ['listing'],
  },
  booking: {
    routes: [
      ...['POST /bookings', 'POST /series', 'GET /bookings', 'GET /bookings/:id'],
      'POST /bookings/:id/cancel',
    ],
    ...{ availability: 99.9, slowMs: 1000, quick: 95 },
    pages: ['checkout'],
  },
  payment: {
    routes: [
      ...['POST /bookings/:id/pay', 'POST /bookings/:id/pay/check', 'POST /bookings/:id/pay/code'],
      ...['POST /splits/:token/pay', 'POST /splits/:token/check'],
    ],
    // The provider answers within the call.
    ...{ availability: 99.5, slowMs: 5000, quick: 95 },
    pages: [],
  },
  signIn: {
    routes: ['POST /user/login', 'POST /user/signup', 'POST /user/verify', 'POST /user/passkey-sign-in'],
    ...{ availability: 99.9, slowMs: 2000, quick: 95 },
    pages: [],
  },
  messages: {
    routes: [
      ...['GET /conversations', 'GET /conversations/:id', 'GET /conversations/:id/messages'],
      'POST /conversations/:id/messages',
    ],
    ...{ availability: 99.9, slowMs: 1000, quick: 95 },
    pages: [],
  },
} as const satisfies Record<string, Objective>
export type Journey = keyof typeof OBJECTIVES
export const JOURNEYS = Object.keys(OBJECTIVES) as Journey[]

export const OBJECTIVE_DAYS = 30
/** Days on the public page, today among them; older counts are deleted. */
export const SERVICE_DAYS = 90
/** Calls are counted in spans of so many minutes. */
export const SERVICE_SPAN_MINUTES = 5

const JOURNEY_OF = new Map<string, Journey>(
  JOURNEYS.flatMap((journey) => OBJECTIVES[journey].routes.map((route) => [route, journey] as const)),
)

const PREFIX = '/api/v1'

interface AnsweredCall {
  method: string
  /** the pattern of the route, with /api/v1 */
  route: string
  status: number
  elapsedMs: number
}

/** What a call counts as for its journey; null without an objective. A failure is one, however long it took. */
export function journeyCallOf({ method, route, status, elapsedMs }: AnsweredCall) {
  const journey = JOURNEY_OF.get(`${method} ${route.slice(PREFIX.length)}`)
  if (!journey) return null
  const isSlow = elapsedMs > OBJECTIVES[journey].slowMs
  const result = status >= 500 ? ('failed' as const) : isSlow ? ('slow' as const) : ('done' as const)
  return { journey, result }
}
export type JourneyCall = NonNullable<ReturnType<typeof journeyCallOf>>

export interface ServiceCounts {
  calls: number
  /** that we failed to answer: status 500 and above */
  failed: number
  /** that were answered too late */
  slow: number
}
export const NO_CALLS: ServiceCounts = { calls: 0, failed: 0, slow: 0 }

/** How an objective stands, in per cent; null without calls. */
export interface BudgetWire {
  target: number
  measured: number | null
  /** of what may go wrong in the window; negative: more went wrong */
  left: number | null
  /** how many times faster than allowed it was spent in the last hour; above 1 it will not last */
  burn: number | null
}

/** The budget of an objective by the calls of the window and of the last hour, and how many of each went wrong. */
export function budgetOf(
  target: number,
  window: { calls: number; bad: number },
  hour: { calls: number; bad: number },
): BudgetWire {
  const allowed = 1 - target / 100
  const shareOf = ({ calls, bad }: { calls: number; bad: number }) => (calls === 0 ? null : bad / calls)
  const [spent, burning] = [shareOf(window), shareOf(hour)]
  return {
    target,
    measured: spent === null ? null : Math.floor((1 - spent) * 100_000) / 1000,
    left: spent === null ? null : Math.round((1 - spent / allowed) * 100),
    burn: burning === null ? null : Math.round((burning / allowed) * 10) / 10,
  }
}

/** `none`: nothing was counted. */
export const SERVICE_STATES = ['working', 'slow', 'disturbed', 'none'] as const
export type JourneyState = (typeof SERVICE_STATES)[number]

/** What makes a moment or a day slow or disturbed: the share of calls, and so many of them at least. */
const SHARES = { now: { failed: 0.05, slow: 0.25 }, day: { failed: 0.01, slow: 0.1 } } as const
const LEAST_BAD = 3

/** The state of some counts, for visitors. */
export function stateOfCounts(
  { calls, failed, slow }: ServiceCounts,
  over: keyof typeof SHARES,
): JourneyState {
  if (calls === 0) return 'none'
  if (failed >= LEAST_BAD && failed / calls > SHARES[over].failed) return 'disturbed'
  return slow >= LEAST_BAD && slow / calls > SHARES[over].slow ? 'slow' : 'working'
}
