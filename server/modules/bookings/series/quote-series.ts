import type { SeriesQuoteWire } from '@/lib/contract/schemas/booking/series'
import { freeUnits } from '@/lib/domain/booking/availability'
import type { SeriesQuoteBody } from '@/lib/domain/booking/bodies'
import { offersSeries, weeklyDates } from '@/lib/domain/booking/series'
import { DomainError } from '@/lib/domain/issues'
import { fromSar, toSar } from '@/lib/domain/money'
import { sumOf } from '@/lib/domain/splits/split'
import type { Day } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { type Bookable, loadBookable } from '@/server/modules/listings/load-bookable'
import { priceStay } from '@/server/modules/listings/price-stay'
import { stayFromQuoteBody } from '@/server/modules/listings/quote-stay'
import { listTakenAround } from '@/server/modules/listings/stay-availability'

type Week = SeriesQuoteWire['weeks'][number]

/** Which weeks of a visit are free, and the price of each. */
export async function quoteSeries(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  guestId: string | null,
  body: SeriesQuoteBody,
): Promise<SeriesQuoteWire> {
  const now = clock.now()
  const bookable = await loadBookable(db, body.serviceId, now)
  assertOffered(bookable)
  const weeks: Week[] = []
  for (const date of weeklyDates(body.date as Day, body.weeks))
    weeks.push(await quoteWeek(db, bookable, { guestId, body: { ...body, date }, now }))
  const free = weeks.filter(({ state }) => state === 'free')
  return { weeks, total: toSar(sumOf(free.map(({ total }) => fromSar(total ?? 0)))) }
}

/** Throws `not_found` for a listing that is not live, and `series_not_offered`. */
export function assertOffered(bookable: Bookable | null): asserts bookable is Bookable {
  if (!bookable) throw new DomainError('not_found')
  const { pricingMode } = bookable.terms
  if (!offersSeries({ pricingMode, bookingType: bookable.row.service.bookingType }))
    throw new DomainError('series_not_offered')
}

interface WantedWeek {
  guestId: string | null
  body: Omit<SeriesQuoteBody, 'weeks'>
  now: Date
}

async function quoteWeek(db: Db, bookable: Bookable, { guestId, body, now }: WantedWeek): Promise<Week> {
  const { serviceId: listingId, ...visit } = body
  const stay = stayFromQuoteBody(visit)
  const date = visit.date as Day
  const priced = await priceStay(db, { bookable, stay, guestId }, now).catch(nullWhereInvalid)
  if (!priced) return { date, state: 'closed', total: null, dueNow: null }
  const taken = await listTakenAround(db, { listingId, period: stay.period }, now)
  const isFree = freeUnits(bookable.terms, stay.period, taken) >= stay.units
  const { totalHalalas, dueNowHalalas } = priced.quote
  return {
    date,
    state: isFree ? 'free' : 'taken',
    total: toSar(totalHalalas),
    dueNow: toSar(dueNowHalalas),
  }
}

function nullWhereInvalid(error: unknown): null {
  if (error instanceof DomainError && error.code === 'invalid') return null
  throw error
}
