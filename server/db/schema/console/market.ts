import { bigint, boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { COHORT_SIDES, SEARCHED_TYPES } from '@/lib/domain/statistics/market'
import { instant, oneOf, valueChecks } from '@/server/db/schema/columns'

const day = () => date('day', { mode: 'string' }).notNull()
const night = () => date('night', { mode: 'string' }).notNull()
/** Of a search without a city it is empty, so there is no key to `cities`. */
const cityId = () => text('city_id').notNull()
const halalas = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)
const count = (name: string) => integer(name).notNull().default(0)

/** Searches of each day: a visitor counts once for the same place, type and dates. Nothing of a visitor is stored. */
export const searchDays = pgTable(
  'search_days',
  {
    day: day(),
    cityId: cityId(),
    listingType: oneOf('listing_type', SEARCHED_TYPES).notNull(),
    searches: integer('searches').notNull(),
    /** those that found at least one listing */
    found: integer('found').notNull(),
  },
  (table) => [...valueChecks(table), primaryKey({ columns: [table.day, table.cityId, table.listingType] })],
)

/** The same searches by the nights that they were for, whenever they were made. */
export const searchNights = pgTable(
  'search_nights',
  {
    night: night(),
    cityId: cityId(),
    listingType: oneOf('listing_type', SEARCHED_TYPES).notNull(),
    searches: integer('searches').notNull(),
    found: integer('found').notNull(),
  },
  (table) => [...valueChecks(table), primaryKey({ columns: [table.night, table.cityId, table.listingType] })],
)

/** Units that are sold by the night; of a past night as they were last counted. */
export const supplyNights = pgTable(
  'supply_nights',
  {
    night: night(),
    cityId: cityId(),
    listingType: oneOf('listing_type', SEARCHED_TYPES).notNull(),
    units: integer('units').notNull(),
    free: integer('free').notNull(),
    computedAt: instant('computed_at').notNull(),
  },
  (table) => [
    ...valueChecks(table),
    primaryKey({ columns: [table.night, table.cityId, table.listingType] }),
    index('supply_nights_computed').on(table.computedAt),
  ],
)

/** Which days are to be summed again, because something of them has changed since. */
export const figureDays = pgTable(
  'figure_days',
  {
    day: date('day', { mode: 'string' }).primaryKey(),
    isDue: boolean('is_due').notNull(),
    markedAt: instant('marked_at').notNull(),
    computedAt: instant('computed_at'),
  },
  (table) => [index('figure_days_marked').on(table.markedAt)],
)

/**
 * What became of a day's visits, requests and bookings so far. A booking counts on the day when it was first confirmed, with all
 * that followed; a request on the day when it was made.
 */
export const marketDays = pgTable(
  'market_days',
  {
    day: day(),
    cityId: cityId(),
    listingType: oneOf('listing_type', SEARCHED_TYPES).notNull(),
    views: count('views'),
    dates: count('dates'),
    checkouts: count('checkouts'),
    booked: count('booked'),
    stayed: count('stayed'),
    cancelledByGuest: count('cancelled_by_guest'),
    cancelledByVendor: count('cancelled_by_vendor'),
    cancelledByAdmin: count('cancelled_by_admin'),
    requests: count('requests'),
    /** answered within an hour, later on within six, later on at all */
    withinHour: count('within_hour'),
    withinSixHours: count('within_six_hours'),
    answeredLater: count('answered_later'),
    unanswered: count('unanswered'),
    grossHalalas: halalas('gross_halalas'),
    commissionHalalas: halalas('commission_halalas'),
    promotionHalalas: halalas('promotion_halalas'),
  },
  (table) => [...valueChecks(table), primaryKey({ columns: [table.day, table.cityId, table.listingType] })],
)

/** Of those who booked, or were booked, first in a month, how many were so again so many months later. */
export const cohortMonths = pgTable(
  'cohort_months',
  {
    side: oneOf('side', COHORT_SIDES).notNull(),
    /** `2026-03` */
    month: text('month').notNull(),
    /** 0: the month itself, with all of them */
    later: integer('later').notNull(),
    members: integer('members').notNull(),
    computedAt: instant('computed_at').notNull(),
  },
  (table) => [...valueChecks(table), primaryKey({ columns: [table.side, table.month, table.later] })],
)
