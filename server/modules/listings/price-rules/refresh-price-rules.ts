import { lowestHourOn } from '@/lib/domain/booking/availability'
import { MAX_DAYS_AHEAD } from '@/lib/domain/booking/stay-rules'
import { ruledNights } from '@/lib/domain/calendar/plan-changes'
import { addDays, type Day, nightsOf, riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { lockListing } from '@/server/db/lock-listing'
import { emitWholeCalendar } from '@/server/modules/listings/emit-calendar'
import { getOccasionsVersion, resolveOccasions } from '@/server/modules/listings/occasions/occasions'
import { runEach } from '@/server/run-each'
import {
  deleteRuledNights,
  findRuled,
  insertRuledNights,
  listDates,
  listDue,
  type Ruled,
  writeSpread,
} from './store'

/** Beyond the last day that can be booked, so that no round of the timer may be late. */
const SPARE_DAYS = 60
/** In a round, which comes each half minute. */
const MOST_AT_ONCE = 200

/**
 * Makes the copies of a listing's rules equal to them: the prices of nights by date, the lowest price of an hour. In the
 * transaction of whatever changes rules, prices or dates; the caller has locked the listing.
 */
export async function refreshPriceRules(tx: Db, listingId: string, now: Date): Promise<void> {
  const listing = await findRuled(tx, listingId)
  if (listing) await refresh(tx, listingId, listing, now)
}

async function refresh(tx: Db, listingId: string, stored: Ruled, now: Date): Promise<void> {
  const hasAny = stored.rules.length > 0 || stored.stayRules !== null
  if (!hasAny && stored.until === null) return
  const { rules, version } = await resolveOccasions(tx, stored.rules, now)
  // Read later, so where both have a version that of the prices is the older one.
  const stays = await resolveOccasions(tx, stored.stayRules ?? [], now)
  const listing = { ...stored, rules }
  const today = riyadhDay(now)
  const span = { from: today, to: addDays(today, MAX_DAYS_AHEAD + SPARE_DAYS) }
  const isHourly = listing.pricingMode === 'hourly'
  await spread(tx, listingId, isHourly ? [] : ruledNights(rules, listing.prices, span), today)
  await writeSpread(tx, listingId, {
    priceRulesUntil: hasAny ? span.to : null,
    priceRulesOccasions: version ?? stays.version,
    priceRules: rules,
    stayRules: stored.stayRules && stays.rules,
    ...(isHourly ? { lowestPrice: lowestHour(listing, today) } : {}),
  })
}

/** Writes what differs: rules of each Friday are a hundred rows, of which a day changes one. */
async function spread(
  tx: Db,
  listingId: string,
  wanted: ReturnType<typeof ruledNights>,
  from: Day,
): Promise<void> {
  const stored = new Map((await listDates(tx, listingId, from)).map((row) => [row.day, row]))
  const isStored = ({ day, priceHalalas, ruleId }: (typeof wanted)[number]) => {
    const row = stored.get(day)
    return row?.ruleId === ruleId && row.priceHalalas === priceHalalas
  }
  const right = new Set(wanted.filter(isStored).map(({ day }) => day))
  const wrong = [...stored.values()].filter(({ day, ruleId }) => ruleId !== null && !right.has(day))
  const isOwn = (day: Day) => stored.get(day)?.ruleId === null
  await deleteRuledNights(
    tx,
    listingId,
    wrong.map(({ day }) => day),
  )
  await insertRuledNights(
    tx,
    listingId,
    wanted.filter(({ day }) => !right.has(day) && !isOwn(day)),
  )
}

/** The lowest price of an hour that can be booked now or later, the "from" price of cards. */
function lowestHour(listing: Ruled, today: Day): number {
  const { rules, prices, openFrom, openTo } = listing
  const usual = prices.hour ?? 0
  if (rules.length === 0) return usual
  const priced = {
    prices: { ...prices, dates: {}, hourRules: rules },
    checkInTime: listing.checkInTime.slice(0, 5),
    checkOutTime: listing.checkOutTime.slice(0, 5),
  }
  const from = openFrom !== null && openFrom > today ? openFrom : today
  const last = addDays(today, MAX_DAYS_AHEAD)
  const to = openTo !== null && openTo < last ? openTo : last
  const known = nightsOf(from, addDays(to, 1)).flatMap((day) => lowestHourOn(priced, day) ?? [])
  return known.length > 0 ? Math.min(...known) : usual
}

/**
 * Each listing with rules once a day: its copies reach as far ahead as bookings do, and forget seasons that are over. Those
 * whose occasions an admin moved since come first, and their vendors' systems read their calendars anew.
 */
export async function extendPriceRules(db: Db, now: Date): Promise<void> {
  const before = addDays(riyadhDay(now), MAX_DAYS_AHEAD + SPARE_DAYS)
  const occasions = await getOccasionsVersion(db)
  await runEach(await listDue(db, { before, occasions }, MOST_AT_ONCE), (listingId) =>
    db.transaction(async (tx) => {
      await lockListing(tx, listingId)
      const listing = await findRuled(tx, listingId)
      if (!listing) return
      await refresh(tx, listingId, listing, now)
      const isMoved = listing.occasions !== null && listing.occasions < occasions
      if (isMoved) await emitWholeCalendar(tx, { listingId, vendorId: listing.vendorId }, now)
    }),
  )
}
