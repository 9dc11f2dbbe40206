import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  time,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { VisitingHours } from '@/lib/domain/appointments/appointment'
import type { PriceList } from '@/lib/domain/booking/bookable'
import type { DiscountRule, Discounts } from '@/lib/domain/booking/money/discounts'
import type { Fee } from '@/lib/domain/booking/money/fees'
import type { OwnAddOn } from '@/lib/domain/booking/money/own-add-ons'
import type { PartPayment } from '@/lib/domain/booking/money/part-payment'
import { boundSql } from '@/lib/domain/booking/money/price-adjustments'
import type { PriceRule } from '@/lib/domain/booking/money/price-rules'
import type { StayRule } from '@/lib/domain/booking/vendor-stay-rules'
import type { FieldReason } from '@/lib/domain/listing/field-reasons'
import type { ListingExtras } from '@/lib/domain/listing/terms'
import type { AddOnName, Fact, HouseRule } from '@/lib/domain/listing/vocabulary'
import {
  AUDIENCES,
  BOOKING_TYPES,
  CANCELLATION_POLICIES,
  LISTING_STATES,
  PAYMENT_TYPES,
  PRICING_MODES,
  PROPERTY_TYPES,
} from '@/lib/domain/listing/vocabulary'
import { VISIT_SOURCES, VISIT_STEPS } from '@/lib/domain/statistics/funnel'
import { categories, cities, districts, facilities } from '@/server/db/schema/catalogue/catalogue'
import {
  createdAt,
  datemultirange,
  foreignId,
  halalas,
  id,
  instant,
  oneOf,
  point,
  valueChecks,
} from '@/server/db/schema/columns'
import { vendors } from '@/server/db/schema/people/vendors'

const LIVE = sql`state = 'live'`
const IS_THERE = sql`deleted_at IS NULL`
const HIGHEST_NIGHT =
  'greatest(night_prices[1], night_prices[2], night_prices[3], night_prices[4], night_prices[5], night_prices[6], night_prices[7], highest_date_price)'

/**
 * A listing with everything that search reads in one row; long texts are in `listing_texts`. `night_prices` (Sunday
 * first) and `booked` are copies, updated in the transaction that changes prices or allocations.
 */
export const listings = pgTable(
  'listings',
  {
    id: id(),
    vendorId: foreignId('vendor_id', () => vendors.id),
    type: oneOf('type', PROPERTY_TYPES).notNull(),
    /** the listing whose room type this is, itself included; null where there is one kind of room alone */
    propertyId: text('property_id').references((): AnyPgColumn => listings.id),
    categoryId: foreignId('category_id', () => categories.id),
    state: oneOf('state', LISTING_STATES).notNull().default('in_review'),
    stateReason: text('state_reason'),
    /** suspended because its vendor is, and restored with the vendor */
    isSuspendedWithVendor: boolean('is_suspended_with_vendor').notNull().default(false),
    /** what an admin wants corrected, field by field; empty again after the next edit or transition */
    fieldReasons: jsonb('field_reasons').$type<FieldReason[]>().notNull().default([]),
    /** grows with every edit and decision; a decision names the one that the admin saw */
    version: integer('version').notNull().default(1),
    /** since when an admin is to decide on it or on its pending change, else null; triggers maintain it */
    waitingSince: instant('waiting_since'),
    /** set when the vendor deletes the listing; its bookings keep the row */
    deletedAt: instant('deleted_at'),
    name: text('name').notNull(),
    nameAr: text('name_ar').notNull(),
    cityId: foreignId('city_id', () => cities.id),
    districtId: text('district_id').references(() => districts.id),
    address: text('address').notNull(),
    houseNumber: text('house_number'),
    landmark: text('landmark'),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    location: point('location').notNull().generatedAlwaysAs(sql`point(longitude, latitude)`),
    areaSqm: integer('area_sqm').notNull(),
    facts: jsonb('facts').$type<Partial<Record<Fact, string | number>>>().notNull(),
    bedrooms: integer('bedrooms'),
    maxGuests: integer('max_guests').notNull(),
    units: integer('units').notNull().default(1),
    images: text('images').array().notNull(),
    audience: oneOf('audience', AUDIENCES).notNull(),
    bookingType: oneOf('booking_type', BOOKING_TYPES).notNull(),
    paymentType: oneOf('payment_type', PAYMENT_TYPES).notNull(),
    cancellationPolicy: oneOf('cancellation_policy', CANCELLATION_POLICIES).notNull(),
    pricingMode: oneOf('pricing_mode', PRICING_MODES).notNull(),
    prices: jsonb('prices').$type<Omit<PriceList, 'dates'>>().notNull(),
    /** in their order: the first that applies makes the price; those of nights are spread out in `date_prices` */
    priceRules: jsonb('price_rules').$type<PriceRule[]>().notNull().default([]),
    priceRulesVersion: integer('price_rules_version').notNull().default(0),
    /** until which day, not included, they are spread out; null without any and without stay rules */
    priceRulesUntil: date('price_rules_until', { mode: 'string' }),
    /** the version of the table of occasions by which they are spread out and `stayRules` have their days; null where none names one */
    priceRulesOccasions: integer('price_rules_occasions'),
    nightPrices: integer('night_prices').array().notNull(),
    lowestPrice: halalas('lowest_price').notNull(),
    /** the extremes of `date_prices`; a trigger there maintains both */
    lowestDatePrice: halalas('lowest_date_price'),
    highestDatePrice: halalas('highest_date_price'),
    /** no stay costs less than the floor or more than the ceiling a night, by the price that search sorts by */
    stayPriceFloor: halalas('stay_price_floor').generatedAlwaysAs(sql`CASE WHEN pricing_mode = 'daily'
      THEN ${sql.raw(boundSql('floor', 'least(lowest_price, lowest_date_price)'))}::integer
      ELSE lowest_price END`),
    stayPriceCeiling: halalas('stay_price_ceiling').generatedAlwaysAs(sql`CASE WHEN pricing_mode = 'daily'
      THEN ${sql.raw(boundSql('ceiling', HIGHEST_NIGHT))}::integer
      ELSE lowest_price END`),
    checkInTime: time('check_in_time').notNull(),
    checkOutTime: time('check_out_time').notNull(),
    openFrom: date('open_from', { mode: 'string' }),
    openTo: date('open_to', { mode: 'string' }),
    turnoverMinutes: integer('turnover_minutes').notNull().default(0),
    /** minimum and maximum nights of a stay; null: no limit */
    minNights: integer('min_nights'),
    maxNights: integer('max_nights'),
    /** minimum time between booking and check-in */
    leadMinutes: integer('lead_minutes').notNull().default(0),
    /** before these limits, in their order: the first that sets a part on its day; null: none, so that search reads none */
    stayRules: jsonb('stay_rules').$type<StayRule[]>(),
    stayRulesVersion: integer('stay_rules_version').notNull().default(0),
    partialHalalas: halalas('partial_halalas').notNull().default(0),
    /** in place of `partialHalalas`; null: none */
    partPayment: jsonb('part_payment').$type<PartPayment>(),
    depositHalalas: halalas('deposit_halalas').notNull().default(0),
    lastMinuteDays: integer('last_minute_days'),
    lastMinutePercent: integer('last_minute_percent'),
    /** beside the last-minute one; null: none, so that search reads no rules */
    discounts: jsonb('discounts').$type<Discounts<DiscountRule>>(),
    discountsVersion: integer('discounts_version').notNull().default(0),
    /** the most that `discounts` take off any stay */
    mostDiscountPercent: integer('most_discount_percent').notNull().default(0),
    /** null: none */
    fees: jsonb('fees').$type<Fee[]>(),
    feesVersion: integer('fees_version').notNull().default(0),
    /** copies of `fees` that search reads: what a unit costs once, and each guest beyond those included each night */
    cleaningHalalas: halalas('cleaning_halalas').notNull().default(0),
    extraGuestHalalas: halalas('extra_guest_halalas').notNull().default(0),
    guestsIncluded: integer('guests_included').notNull().default(0),
    /** each child each night, in place of the extra guest that it may be */
    childHalalas: halalas('child_halalas').notNull().default(0),
    /** what a pet costs once or each night; both null: none is taken */
    petOnceHalalas: halalas('pet_once_halalas'),
    petEachHalalas: halalas('pet_each_halalas'),
    /** sold under names of the vendor; null: none */
    ownAddOns: jsonb('own_add_ons').$type<OwnAddOn[]>(),
    ownAddOnsVersion: integer('own_add_ons_version').notNull().default(0),
    /** when guests may look at it before they book; null: never yet chosen */
    visitingHours: jsonb('visiting_hours').$type<VisitingHours & { version: number }>(),
    addOns: jsonb('add_ons').$type<{ name: AddOnName; priceHalalas: number }[]>().notNull(),
    facilityIds: text('facility_ids').array().notNull(),
    booked: datemultirange('booked').notNull().default(sql`'{}'::datemultirange`),
    /** mean of the visible ratings; a database trigger maintains this and the next two columns */
    rating: real('rating'),
    reviewsCount: integer('reviews_count').notNull().default(0),
    aspectRatings: real('aspect_ratings').array().notNull().default(sql`'{}'::real[]`),
    /**
     * the sort key of "top rated": as if each listing had ten more reviews of 4.2, so that one five-star review does
     * not win
     */
    ratingRank: real('rating_rank').generatedAlwaysAs(
      sql`CASE WHEN reviews_count > 0 THEN (rating * reviews_count + 42) / (reviews_count + 10) END`,
    ),
    views: integer('views').notNull().default(0),
    rank: integer('rank').notNull().default(0),
    licenceNumber: text('licence_number'),
    licenceExpires: date('licence_expires', { mode: 'string' }),
    /** of another room type of a property: the names of the property, by which guests search; a trigger maintains it */
    propertyNames: text('property_names').notNull().default(''),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`ar_norm(name || ' ' || name_ar || ' ' || property_names)`),
    createdAt: createdAt(),
    publishedAt: instant('published_at'),
    /** when the version last grew; a trigger maintains it */
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [
    ...valueChecks(table),
    index('listings_published').on(table.publishedAt).where(LIVE),
    index('listings_city_rank').on(table.cityId, table.rank.desc(), table.id).where(LIVE),
    index('listings_type_rank').on(table.type, table.rank.desc(), table.id).where(LIVE),
    index('listings_city_rating_rank').on(table.cityId, table.ratingRank.desc(), table.id).where(LIVE),
    index('listings_city_views').on(table.cityId, table.views.desc(), table.id).where(LIVE),
    index('listings_city_type_price').on(table.cityId, table.type, table.lowestPrice, table.id).where(LIVE),
    index('listings_city_price').on(table.cityId, table.lowestPrice, table.id).where(LIVE),
    index('listings_rank').on(table.rank.desc(), table.id).where(LIVE),
    index('listings_rating_rank').on(table.ratingRank.desc(), table.id).where(LIVE),
    index('listings_views').on(table.views.desc(), table.id).where(LIVE),
    index('listings_price').on(table.lowestPrice, table.id).where(LIVE),
    index('listings_city_type_rank').on(table.cityId, table.type, table.rank.desc(), table.id).where(LIVE),
    index('listings_city_type_rating_rank')
      .on(table.cityId, table.type, table.ratingRank.desc(), table.id)
      .where(LIVE),
    index('listings_city_type_views').on(table.cityId, table.type, table.views.desc(), table.id).where(LIVE),
    index('listings_city_floor').on(table.cityId, table.stayPriceFloor, table.stayPriceCeiling).where(LIVE),
    index('listings_city_ceiling')
      .on(table.cityId, table.stayPriceCeiling.desc(), table.stayPriceFloor)
      .where(LIVE),
    index('listings_city_type_floor')
      .on(table.cityId, table.type, table.stayPriceFloor, table.stayPriceCeiling)
      .where(LIVE),
    index('listings_city_type_ceiling')
      .on(table.cityId, table.type, table.stayPriceCeiling.desc(), table.stayPriceFloor)
      .where(LIVE),
    index('listings_floor').on(table.stayPriceFloor, table.stayPriceCeiling).where(LIVE),
    index('listings_ceiling').on(table.stayPriceCeiling.desc(), table.stayPriceFloor).where(LIVE),
    index('listings_location').using('gist', table.location),
    index('listings_search_text').using('gin', sql`search_text gin_trgm_ops`),
    index('listings_price_rules').on(table.priceRulesUntil).where(sql`price_rules_until IS NOT NULL`),
    index('listings_rule_occasions')
      .on(table.priceRulesOccasions)
      .where(sql`price_rules_occasions IS NOT NULL`),
    index('listings_images').using('gin', table.images),
    index('listings_in_review').on(table.createdAt).where(sql`state = 'in_review' AND deleted_at IS NULL`),
    // The console's table: its queue, and its sorts alone, within a state and within a city.
    index('listings_waiting')
      .on(table.waitingSince, table.id)
      .where(sql`waiting_since IS NOT NULL AND deleted_at IS NULL`),
    index('listings_created').on(table.createdAt, table.id).where(IS_THERE),
    index('listings_state_created').on(table.state, table.createdAt, table.id).where(IS_THERE),
    index('listings_city_created').on(table.cityId, table.createdAt, table.id).where(IS_THERE),
    index('listings_licence_expires').on(table.licenceExpires).where(sql`deleted_at IS NULL`),
    index('listings_vendor').on(table.vendorId),
    index('listings_property').on(table.propertyId, table.id).where(sql`property_id IS NOT NULL`),
  ],
)

export const listingTexts = pgTable('listing_texts', {
  listingId: foreignId('listing_id', () => listings.id).primaryKey(),
  description: text('description').notNull(),
  descriptionAr: text('description_ar').notNull(),
  secondaryPhone: text('secondary_phone'),
  pitchGrassType: text('pitch_grass_type'),
  rules: jsonb('rules').$type<HouseRule[]>().notNull(),
  additionalRules: jsonb('additional_rules').$type<string[]>().notNull(),
  extras: jsonb('extras').$type<ListingExtras>(),
  /** the district as the vendor typed it, when it is not in the catalogue */
  areaText: text('area_text'),
})

export const listingFacilities = pgTable(
  'listing_facilities',
  {
    listingId: foreignId('listing_id', () => listings.id),
    facilityId: foreignId('facility_id', () => facilities.id),
    count: integer('count'),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.facilityId] })],
)

/** One bookable unit of a listing; hotels and apartments have several. */
export const units = pgTable(
  'units',
  {
    id: id(),
    listingId: foreignId('listing_id', () => listings.id),
    number: integer('number').notNull(),
  },
  (table) => [uniqueIndex('units_listing_number').on(table.listingId, table.number)],
)

/** The price of one date: the vendor's own, or the one that a price rule of the listing makes. */
export const datePrices = pgTable(
  'date_prices',
  {
    listingId: foreignId('listing_id', () => listings.id),
    day: date('day', { mode: 'string' }).notNull(),
    priceHalalas: halalas('price_halalas').notNull(),
    /** of the rule that made it; null: the vendor's own price, which wins */
    ruleId: text('rule_id'),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.day] })],
)

/** One row per visitor, day and step. The key is a daily salted hash of both; no network address is stored. */
export const listingViews = pgTable(
  'listing_views',
  {
    listingId: foreignId('listing_id', () => listings.id),
    day: date('day', { mode: 'string' }).notNull(),
    visitorHash: text('visitor_hash').notNull(),
    step: oneOf('step', VISIT_STEPS).notNull().default('view'),
    source: oneOf('source', VISIT_SOURCES).notNull().default('direct'),
  },
  (table) => [
    ...valueChecks(table),
    primaryKey({ columns: [table.listingId, table.day, table.visitorHash] }),
    index('listing_views_day').on(table.day),
  ],
)

/** How many visitors of a day took each step at a listing; what stays when the visitors are forgotten. */
export const listingFunnels = pgTable(
  'listing_funnels',
  {
    listingId: foreignId('listing_id', () => listings.id),
    day: date('day', { mode: 'string' }).notNull(),
    step: oneOf('step', VISIT_STEPS).notNull(),
    source: oneOf('source', VISIT_SOURCES).notNull(),
    visitors: integer('visitors').notNull(),
  },
  (table) => [
    ...valueChecks(table),
    primaryKey({ columns: [table.listingId, table.day, table.step, table.source] }),
    index('listing_funnels_day').on(table.day),
  ],
)
