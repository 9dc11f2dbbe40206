import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Party, Period } from '@/lib/domain/booking/bookable'
import type { BookingEvent, BookingRole, BookingState } from '@/lib/domain/booking/lifecycle'
import type { Quote } from '@/lib/domain/booking/quote'
import type { Bilingual } from '@/lib/domain/listing/listing'
import type {
  AddOnName,
  BookingType,
  CancellationPolicyName,
  PaymentType,
  PropertyType,
} from '@/lib/domain/listing/vocabulary'
import { users } from './accounts'
import { createdAt, halalas, id, instant, tstzrange } from './columns'
import { services, units } from './listings'

/** What a booking keeps of the service on the day it was made: later edits never touch it (booking rules, Quote 10). */
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
  addOns: AddOnName[]
  policy: CancellationPolicyName
  bookingType: BookingType
}

export const bookings = pgTable(
  'bookings',
  {
    id: id(),
    /** what a person reads out: DY- and six letters */
    code: text('code').notNull().unique(),
    serviceId: text('service_id')
      .notNull()
      .references(() => services.id),
    guestId: text('guest_id')
      .notNull()
      .references(() => users.id),
    vendorUserId: text('vendor_user_id')
      .notNull()
      .references(() => users.id),
    state: text('state').$type<BookingState>().notNull(),
    period: jsonb('period').$type<Period>().notNull(),
    checkInAt: instant('check_in_at').notNull(),
    checkOutAt: instant('check_out_at').notNull(),
    party: jsonb('party').$type<Party>().notNull(),
    units: integer('units').notNull(),
    paymentType: text('payment_type').$type<PaymentType>().notNull(),
    totalHalalas: halalas('total_halalas').notNull(),
    dueNowHalalas: halalas('due_now_halalas').notNull(),
    paidHalalas: halalas('paid_halalas').notNull().default(0),
    depositHalalas: halalas('deposit_halalas').notNull(),
    depositPaidHalalas: halalas('deposit_paid_halalas').notNull().default(0),
    /** the setting of the moment in which it was booked: a later one never changes what a stay earns */
    commissionPercent: integer('commission_percent').notNull().default(sql`current_commission()`),
    freeCancellationUntil: instant('free_cancellation_until'),
    snapshot: jsonb('snapshot').$type<BookingSnapshot>().notNull(),
    /** shown to the guest after confirmation, told at the door */
    arrivalCode: text('arrival_code').notNull(),
    /** wrong codes so far: after five of them only the guest can check in */
    arrivalTries: integer('arrival_tries').notNull().default(0),
    expiresAt: instant('expires_at'),
    /** grows with each change: calendars believe the highest (RFC 5545, SEQUENCE) */
    sequence: integer('sequence').notNull().default(0),
    /** the reminder of the present window was written */
    remindedAt: instant('reminded_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('bookings_guest').on(table.guestId, table.state, table.checkInAt),
    index('bookings_vendor').on(table.vendorUserId, table.state, table.checkInAt),
    index('bookings_service').on(table.serviceId, table.checkInAt),
    index('bookings_expiry').on(table.expiresAt),
    index('bookings_end').on(table.state, table.checkOutAt),
  ],
)

export const bookingEvents = pgTable(
  'booking_events',
  {
    id: id(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id),
    event: text('event').$type<BookingEvent | 'create'>().notNull(),
    role: text('role').$type<BookingRole>().notNull(),
    actorId: text('actor_id'),
    fromState: text('from_state').$type<BookingState>(),
    toState: text('to_state').$type<BookingState>().notNull(),
    reason: text('reason'),
    createdAt: createdAt(),
  },
  (table) => [index('booking_events_booking').on(table.bookingId, table.createdAt)],
)

/** After the deadline a guest may ask to be let out; the booking stays until an admin decides (booking rules, Cancellation). */
export const exceptionRequests = pgTable(
  'exception_requests',
  {
    id: id(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id),
    reason: text('reason').notNull(),
    state: text('state').$type<'pending' | 'granted' | 'refused'>().notNull().default('pending'),
    percent: integer('percent'),
    decidedBy: text('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('exception_requests_open').on(table.bookingId).where(sql`state = 'pending'`),
    index('exception_requests_state').on(table.state, table.createdAt),
  ],
)

/** A vendor's closed days, and events read from a calendar elsewhere. */
export const blocks = pgTable(
  'blocks',
  {
    id: id(),
    serviceId: text('service_id')
      .notNull()
      .references(() => services.id),
    source: text('source').$type<'vendor' | 'ical'>().notNull().default('vendor'),
    externalId: text('external_id'),
    note: text('note'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('blocks_external').on(table.serviceId, table.externalId)],
)

/**
 * The one table that decides about dates. The exclusion constraint `allocations_no_overlap` stands in the first
 * migration, because Drizzle cannot express it (booking rules, Availability).
 */
export const allocations = pgTable(
  'allocations',
  {
    id: id(),
    unitId: text('unit_id')
      .notNull()
      .references(() => units.id),
    serviceId: text('service_id')
      .notNull()
      .references(() => services.id),
    bookingId: text('booking_id').references(() => bookings.id),
    blockId: text('block_id').references(() => blocks.id),
    during: tstzrange('during').notNull(),
    state: text('state').$type<'held' | 'confirmed' | 'blocked' | 'released'>().notNull(),
    holdExpiresAt: instant('hold_expires_at'),
  },
  (table) => [
    index('allocations_booking').on(table.bookingId),
    index('allocations_service').on(table.serviceId),
    index('allocations_holds').on(table.holdExpiresAt),
  ],
)

/** Addresses of calendars: one to read from, and the secret of the one we publish. */
export const calendarFeeds = pgTable('calendar_feeds', {
  serviceId: text('service_id')
    .primaryKey()
    .references(() => services.id),
  importUrl: text('import_url'),
  exportSecret: text('export_secret').notNull().unique(),
  lastReadAt: instant('last_read_at'),
  lastProblem: text('last_problem'),
})

/** An event of a foreign calendar that meets a booking of ours: nothing was changed, a person must decide. */
export const calendarConflicts = pgTable(
  'calendar_conflicts',
  {
    id: id(),
    serviceId: text('service_id')
      .notNull()
      .references(() => services.id),
    externalId: text('external_id').notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    createdAt: createdAt(),
    resolvedAt: instant('resolved_at'),
  },
  (table) => [uniqueIndex('calendar_conflicts_event').on(table.serviceId, table.externalId)],
)

export const waitingList = pgTable(
  'waiting_list',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    serviceId: text('service_id')
      .notNull()
      .references(() => services.id),
    period: jsonb('period').$type<Period>().notNull(),
    createdAt: createdAt(),
    toldAt: instant('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.serviceId] }),
    index('waiting_list_service').on(table.serviceId),
  ],
)

/** Reviews of finished stays, one a booking; seeded ones have no booking. */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    serviceId: text('service_id')
      .notNull()
      .references(() => services.id),
    bookingId: text('booking_id')
      .unique()
      .references(() => bookings.id),
    authorId: text('author_id')
      .notNull()
      .references(() => users.id),
    rating: integer('rating').notNull(),
    aspects: integer('aspects').array().notNull(),
    body: text('body').notNull(),
    language: text('language').$type<'ar' | 'en'>().notNull(),
    photos: text('photos').array().notNull().default(sql`'{}'::text[]`),
    vendorAnswer: text('vendor_answer'),
    answeredAt: instant('answered_at'),
    /** null while it is blind: the vendor has not written about the guest, and the time is not over */
    publishedAt: instant('published_at').defaultNow(),
    /** taken away by an admin */
    isHidden: integer('is_hidden').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    index('reviews_service').on(table.serviceId, table.createdAt),
    index('reviews_blind').on(table.createdAt).where(sql`published_at IS NULL`),
  ],
)

/** What a vendor says of a guest after a stay: never public, read by other vendors as a mean alone. One a booking. */
export const guestReviews = pgTable(
  'guest_reviews',
  {
    id: id(),
    bookingId: text('booking_id')
      .notNull()
      .unique()
      .references(() => bookings.id),
    authorId: text('author_id')
      .notNull()
      .references(() => users.id),
    guestId: text('guest_id')
      .notNull()
      .references(() => users.id),
    rating: integer('rating').notNull(),
    body: text('body').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('guest_reviews_guest').on(table.guestId)],
)
