import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { BANNER_PLACES, CATALOGUE_STATUSES } from '@/lib/domain/catalogue'
import { ADJUSTMENT_LIMIT_HALALAS, REFUND_LIMITS } from '@/lib/domain/ledger/adjustments'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { MIN_PAYOUT_HALALAS } from '@/lib/domain/payouts/payout'
import { foreignId, halalas, id, oneOf, valueChecks } from '@/server/db/schema/columns'

const status = () => oneOf('status', CATALOGUE_STATUSES).notNull().default('active')
const position = () => integer('position').notNull().default(0)
/** counts the changes of a row, so that an edit of an older one is refused */
const version = () => integer('version').notNull().default(1)
/** For rows of an api of the version before, which knows no slugs and may still run beside this one. */
const ANY_SLUG = sql`gen_random_uuid()::text`

export const cities = pgTable(
  'cities',
  {
    id: id(),
    name: text('name').notNull().unique(),
    nameAr: text('name_ar').notNull(),
    /** the city in page addresses; a new name leaves it as it is */
    slug: text('slug').notNull().default(ANY_SLUG).unique(),
    /** slugs that it had before, which lead to its own; no other city takes one of them */
    oldSlugs: text('old_slugs').array().notNull().default([]),
    title: text('title').notNull().default(''),
    titleAr: text('title_ar').notNull().default(''),
    image: text('image').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    status: status(),
    position: position(),
    version: version(),
  },
  (table) => [
    ...valueChecks(table),
    check('cities_old_slugs', sql`${table.slug} <> ALL (${table.oldSlugs})`),
  ],
)

export const districts = pgTable(
  'districts',
  {
    id: id(),
    cityId: foreignId('city_id', () => cities.id),
    name: text('name').notNull(),
    nameAr: text('name_ar').notNull(),
    /** the district in page addresses, below its city; a new name leaves it as it is */
    slug: text('slug').notNull().default(ANY_SLUG),
    version: version(),
  },
  (table) => [uniqueIndex('districts_city_slug').on(table.cityId, table.slug)],
)

export const categories = pgTable(
  'categories',
  {
    id: id(),
    type: oneOf('type', PROPERTY_TYPES).notNull().unique(),
    category: text('category').notNull(),
    categoryAr: text('category_ar').notNull(),
    blurb: text('blurb').notNull().default(''),
    blurbAr: text('blurb_ar').notNull().default(''),
    image: text('image').notNull(),
    status: status(),
    position: position(),
    version: version(),
  },
  valueChecks,
)

export const facilityGroups = pgTable(
  'facility_groups',
  {
    id: id(),
    name: text('name').notNull(),
    nameAr: text('name_ar').notNull(),
    icon: text('icon').notNull(),
    image: text('image').notNull().default(''),
    status: status(),
    position: position(),
    version: version(),
  },
  valueChecks,
)

export const facilities = pgTable(
  'facilities',
  {
    id: id(),
    groupId: foreignId('group_id', () => facilityGroups.id),
    title: text('title').notNull(),
    titleAr: text('title_ar').notNull(),
    image: text('image').notNull().default(''),
    isCounted: boolean('is_counted').notNull().default(false),
    status: status(),
    position: position(),
    version: version(),
  },
  (table) => [...valueChecks(table), index('facilities_group').on(table.groupId)],
)

export const facilityTypes = pgTable(
  'facility_types',
  {
    facilityId: foreignId('facility_id', () => facilities.id),
    type: oneOf('type', PROPERTY_TYPES).notNull(),
  },
  (table) => [...valueChecks(table), primaryKey({ columns: [table.facilityId, table.type] })],
)

export const banners = pgTable(
  'banners',
  {
    id: id(),
    place: oneOf('place', BANNER_PLACES).notNull(),
    image: text('image').notNull(),
    link: text('link').notNull(),
    title: text('title').notNull(),
    titleAr: text('title_ar').notNull(),
    /** shown on these days of Riyadh, both included; null is without a bound */
    firstDay: date('first_day'),
    lastDay: date('last_day'),
    status: status(),
    position: position(),
    version: version(),
  },
  (table) => [...valueChecks(table), check('banners_days', sql`${table.firstDay} <= ${table.lastDay}`)],
)

/** One row: the site-wide settings (marketplace.md, section 3). */
export const settings = pgTable('settings', {
  id: text('id').primaryKey().default('site'),
  logo: text('logo').notNull(),
  address: text('address').notNull(),
  addressAr: text('address_ar').notNull(),
  phoneNumbers: text('phone_numbers').array().notNull(),
  email: text('email').notNull(),
  /** Diyar's own, for the documents that it issues; null until it is registered */
  vatNumber: text('vat_number'),
  commercialNumber: text('commercial_number'),
  /** coordinates of the office; both or none */
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  facebookLink: text('facebook_link').notNull(),
  instagramLink: text('instagram_link').notNull(),
  twitterLink: text('twitter_link').notNull(),
  youTubeLink: text('youtube_link').notNull(),
  /** above it another admin approves an adjustment of a balance */
  adjustmentLimitHalalas: halalas('adjustment_limit_halalas').notNull().default(ADJUSTMENT_LIMIT_HALALAS),
  /** above them another admin approves what is given back of bookings, by role */
  refundLimitOwnerHalalas: halalas('refund_limit_owner_halalas').notNull().default(REFUND_LIMITS.owner),
  refundLimitFinanceHalalas: halalas('refund_limit_finance_halalas').notNull().default(REFUND_LIMITS.finance),
  refundLimitCustomHalalas: halalas('refund_limit_custom_halalas').notNull().default(REFUND_LIMITS.custom),
  /** the smallest sum that is paid out to a vendor */
  minPayoutHalalas: halalas('min_payout_halalas').notNull().default(MIN_PAYOUT_HALALAS),
  /** whether listings for overnight stays need a tourism licence to be published */
  requireTourismLicence: boolean('require_tourism_licence').notNull().default(false),
  version: version(),
  /** counts the changes of everything that admins edit for the public pages, so that caches know when to read again */
  contentVersion: integer('content_version').notNull().default(1),
})
