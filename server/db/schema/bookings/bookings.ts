import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ChosenRoom, Party, Period } from '@/lib/domain/booking/bookable'
import { EXCEPTION_STATES } from '@/lib/domain/booking/lifecycle-wire'
import type { NoShowTerms } from '@/lib/domain/booking/money/no-show'
import type { Quote } from '@/lib/domain/booking/money/quote'
import { BOOKING_HISTORY_EVENTS, BOOKING_ROLES, BOOKING_STATE_NAMES } from '@/lib/domain/booking/transitions'
import type {
  AddOnName,
  BookingType,
  CancellationPolicyName,
  PropertyType,
} from '@/lib/domain/listing/vocabulary'
import { PAYMENT_TYPES, PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import type { AppliedPromotion } from '@/lib/domain/promotions/promotion'
import { STAY_VATS } from '@/lib/domain/rates/stay-vat'
import { VISIT_SOURCES } from '@/lib/domain/statistics/funnel'
import type { Bilingual } from '@/lib/domain/text/bilingual'
import {
  createdAt,
  foreignId,
  halalas,
  id,
  instant,
  oneOf,
  percent,
  valueChecks,
} from '@/server/db/schema/columns'
import { listings } from '@/server/db/schema/listings/listings'
import { users } from '@/server/db/schema/people/users'
import { vendors } from '@/server/db/schema/people/vendors'
import { bookingSeries } from './series'

/** The copy of the listing at booking time: later edits never change it (booking rules, Quote 10). */
export interface BookingSnapshot {
  service: {
    type: PropertyType
    name: Bilingual
    image: string
    city: Bilingual
    district: Bilingual
    checkInTime: string
    checkOutTime: string
  }
  lines: Quote['lines']
  vatHalalas: number | null
  promotion?: AppliedPromotion
  addOns: AddOnName[]
  policy: CancellationPolicyName
  bookingType: BookingType
  /** absent: made before there was a rule */
  noShow?: NoShowTerms
}

export const bookings = pgTable(
  'bookings',
  {
    id: id(),
    /** the code that guests read out: DY- and six letters */
    code: text('code').notNull().unique(),
    listingId: foreignId('listing_id', () => listings.id),
    guestId: foreignId('guest_id', () => users.id),
    vendorId: foreignId('vendor_id', () => vendors.id),
    /** of the listing when it was booked, for the console's filters; a trigger writes both, no insert names them */
    cityId: text('city_id').notNull().default(sql`NULL`),
    listingType: oneOf('listing_type', PROPERTY_TYPES).notNull().default(sql`NULL`),
    state: oneOf('state', BOOKING_STATE_NAMES).notNull(),
    period: jsonb('period').$type<Period>().notNull(),
    checkInAt: instant('check_in_at').notNull(),
    checkOutAt: instant('check_out_at').notNull(),
    party: jsonb('party').$type<Party>().notNull(),
    units: integer('units').notNull(),
    /** further room types of the property, each with its units; null: none */
    rooms: jsonb('rooms').$type<ChosenRoom[]>(),
    paymentType: oneOf('payment_type', PAYMENT_TYPES).notNull(),
    totalHalalas: halalas('total_halalas').notNull(),
    dueNowHalalas: halalas('due_now_halalas').notNull(),
    paidHalalas: halalas('paid_halalas').notNull().default(0),
    depositHalalas: halalas('deposit_halalas').notNull(),
    depositPaidHalalas: halalas('deposit_paid_halalas').notNull().default(0),
    /** the rates at booking time: later ones change nothing of it */
    commissionPercent: percent('commission_percent').notNull(),
    vatPercent: percent('vat_percent').notNull(),
    /** who accounts for the VAT of the stay, as it was then; where Diyar does, a later registration changes nothing */
    stayVat: oneOf('stay_vat', STAY_VATS).notNull().default('nobody'),
    freeCancellationUntil: instant('free_cancellation_until'),
    snapshot: jsonb('snapshot').$type<BookingSnapshot>().notNull(),
    /** shown to the guest after confirmation; the guest gives it to the vendor on arrival */
    arrivalCode: text('arrival_code').notNull(),
    /** wrong arrival codes so far: after five only the guest can check in */
    arrivalTries: integer('arrival_tries').notNull().default(0),
    expiresAt: instant('expires_at'),
    /** the later of the booked and the real check-out */
    endedAt: instant('ended_at'),
    /** grows with each change: calendars use the highest (RFC 5545, SEQUENCE) */
    sequence: integer('sequence').notNull().default(0),
    /** when the reminder for the current deadline was sent */
    remindedAt: instant('reminded_at'),
    /** the weekly series of which it is a week; null: booked alone */
    seriesId: text('series_id').references(() => bookingSeries.id),
    createdAt: createdAt(),
  },
  (table) => {
    const { id, state, cityId, listingType, paymentType, createdAt, checkInAt, checkOutAt } = table
    return [
      ...valueChecks(table),
      index('bookings_guest').on(table.guestId, table.state, table.checkInAt),
      index('bookings_vendor').on(table.vendorId, table.state, table.checkInAt),
      index('bookings_listing').on(table.listingId, table.checkInAt),
      index('bookings_series').on(table.seriesId, table.checkInAt).where(sql`series_id IS NOT NULL`),
      index('bookings_rooms').using('gin', table.rooms.op('jsonb_path_ops')).where(sql`rooms IS NOT NULL`),
      index('bookings_rest')
        .on(table.checkInAt)
        .where(sql`state = 'confirmed' AND paid_halalas > 0 AND paid_halalas < total_halalas`),
      index('bookings_expiry').on(table.expiresAt),
      index('bookings_end').on(table.state, table.checkOutAt),
      // The console's table: its sorts, and its sorts within a state, a city or a type. The columns after the id let it
      // pass over rows that other filters leave out without reading them.
      index('bookings_created').on(
        createdAt,
        id,
        state,
        cityId,
        listingType,
        paymentType,
        checkInAt,
        checkOutAt,
      ),
      index('bookings_check_in').on(
        checkInAt,
        id,
        checkOutAt,
        createdAt,
        state,
        cityId,
        listingType,
        paymentType,
      ),
      index('bookings_state_created').on(
        state,
        createdAt,
        id,
        cityId,
        listingType,
        paymentType,
        checkInAt,
        checkOutAt,
      ),
      index('bookings_city_created').on(
        cityId,
        createdAt,
        id,
        state,
        listingType,
        paymentType,
        checkInAt,
        checkOutAt,
      ),
      index('bookings_type_created').on(
        listingType,
        createdAt,
        id,
        state,
        cityId,
        paymentType,
        checkInAt,
        checkOutAt,
      ),
      // The unique one serves no LIKE in a locale other than C.
      index('bookings_code_prefix').on(table.code.op('text_pattern_ops')),
    ]
  },
)

/** How the guest of a booking came to the listing; none where it is not known. */
export const bookingSources = pgTable(
  'booking_sources',
  {
    bookingId: foreignId('booking_id', () => bookings.id).primaryKey(),
    source: oneOf('source', VISIT_SOURCES).notNull(),
  },
  (table) => valueChecks(table),
)

export const bookingEvents = pgTable(
  'booking_events',
  {
    id: id(),
    bookingId: foreignId('booking_id', () => bookings.id),
    event: oneOf('event', BOOKING_HISTORY_EVENTS).notNull(),
    role: oneOf('role', BOOKING_ROLES).notNull(),
    actorId: text('actor_id').references(() => users.id),
    fromState: oneOf('from_state', BOOKING_STATE_NAMES),
    toState: oneOf('to_state', BOOKING_STATE_NAMES).notNull(),
    reason: text('reason'),
    createdAt: createdAt(),
  },
  (table) => [
    ...valueChecks(table),
    index('booking_events_booking').on(table.bookingId, table.createdAt),
    index('booking_events_created').on(table.createdAt),
    index('booking_events_confirmed')
      .on(table.createdAt)
      .where(sql`to_state = 'confirmed' AND from_state IS DISTINCT FROM 'confirmed'`),
  ],
)

/**
 * Requests for a refund after the deadline; the booking continues until an admin decides (booking rules, Cancellation).
 */
export const exceptionRequests = pgTable(
  'exception_requests',
  {
    id: id(),
    bookingId: foreignId('booking_id', () => bookings.id),
    reason: text('reason').notNull(),
    state: oneOf('state', EXCEPTION_STATES).notNull().default('pending'),
    percent: integer('percent'),
    decidedBy: text('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
  },
  (table) => [
    ...valueChecks(table),
    uniqueIndex('exception_requests_open').on(table.bookingId).where(sql`state = 'pending'`),
    index('exception_requests_booking').on(table.bookingId),
    index('exception_requests_created').on(table.createdAt, table.id),
    index('exception_requests_state').on(table.state, table.createdAt, table.id),
  ],
)
