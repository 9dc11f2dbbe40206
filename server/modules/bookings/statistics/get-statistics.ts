import type { ComparedFigure, StatisticsWire } from '@/lib/contract/schemas/statistics/wire'
import { DomainError } from '@/lib/domain/issues'
import { isRoomType } from '@/lib/domain/listing/room-types'
import { toSar } from '@/lib/domain/money'
import { NIGHT_FIGURES, sumNights } from '@/lib/domain/statistics/figures'
import { funnelOf } from '@/lib/domain/statistics/funnel'
import { rangeOfPeriod, type StatisticsPeriod, yearBefore } from '@/lib/domain/statistics/period'
import { nameToWire } from '@/lib/domain/text/bilingual'
import { addDays, type DayRange, riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { sumIncome } from '@/server/modules/money/earnings/sum-income'
import type { Member } from '@/server/policy/signed-in'
import { compare } from './compare'
import { countNights } from './count-nights'
import { countFunnel } from './funnel-store'
import { type CountedListing, listOwn, withRoomTypes } from './listings-store'
import { getOutlook } from './outlook'

interface Requested {
  period: StatisticsPeriod
  listingId: string | null
}

/** A vendor's figures of a period, of one listing or of all; throws `not_found` for a listing of another vendor. */
export async function getStatistics(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { vendorId }: Pick<Member, 'vendorId'>,
  { period, listingId }: Requested,
): Promise<StatisticsWire> {
  const at = clock.now()
  const range = rangeOfPeriod(period, riyadhDay(at))
  const own = await listOwn(db, vendorId)
  const places = own.filter((one) => !isRoomType(one))
  const chosen = places.find(({ id }) => id === listingId) ?? null
  if (listingId !== null && !chosen) throw new DomainError('not_found')
  const counted = chosen ? withRoomTypes(own, chosen) : own
  const whose = { vendorId, isOfOne: chosen !== null }
  const [now, before, counts, comparison, outlook] = await Promise.all([
    figuresOf(db, whose, counted, range),
    figuresOf(db, whose, counted, yearBefore(range)),
    countFunnel(
      db,
      counted.map(({ id }) => id),
      range,
    ),
    compare(db, chosen, counted, range),
    getOutlook(db, counted.filter(({ deletedAt }) => deletedAt === null).length === 1 ? chosen : null, at),
  ])
  const figure = (name: 'occupancy' | 'price' | 'income'): ComparedFigure => ({
    value: now[name],
    lastYear: before[name],
  })
  return {
    period,
    from: range.from,
    until: addDays(range.to, -1),
    listing: listingId,
    listings: places
      .filter(({ deletedAt }) => deletedAt === null)
      .map(({ id, name, pricingMode }) => ({ _id: id, mode: pricingMode, ...nameToWire(name) })),
    nights: now.nights,
    occupancy: figure('occupancy'),
    price: figure('price'),
    income: { value: now.income ?? 0, lastYear: before.income },
    funnel: funnelOf(counts),
    comparison,
    outlook,
  }
}

/** Money in SAR; an income of null: nothing moved. */
async function figuresOf(
  db: Db,
  { vendorId, isOfOne }: { vendorId: string; isOfOne: boolean },
  listings: readonly CountedListing[],
  range: DayRange,
) {
  const nights = sumNights([...(await countNights(db, listings, range)).values()])
  const ids = new Set<string | null>(listings.map(({ id }) => id))
  const moved = (await sumIncome(db, vendorId, range)).filter(
    ({ listingId }) => !isOfOne || ids.has(listingId),
  )
  const price = NIGHT_FIGURES.price(nights)
  return {
    nights: { booked: nights.booked, open: nights.open },
    occupancy: NIGHT_FIGURES.occupancy(nights),
    price: price === null ? null : toSar(price),
    income: moved.length > 0 ? toSar(moved.reduce((sum, { netHalalas }) => sum + netHalalas, 0)) : null,
  }
}
