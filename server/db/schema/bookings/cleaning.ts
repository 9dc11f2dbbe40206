import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { CLEANING_STATES } from '@/lib/domain/cleaning/cleaning'
import { createdAt, foreignId, id, instant, oneOf, valueChecks } from '@/server/db/schema/columns'
import { listings } from '@/server/db/schema/listings/listings'
import { vendors } from '@/server/db/schema/people/vendors'
import { bookings } from './bookings'

/** Who cleans for a vendor. A cleaner has no account: the secret of a link names them. */
export const cleaners = pgTable(
  'cleaners',
  {
    id: id(),
    vendorId: foreignId('vendor_id', () => vendors.id),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    /** null: the link is ended */
    tokenHash: text('token_hash').unique(),
    linkSince: instant('link_since'),
    createdAt: createdAt(),
  },
  (table) => [index('cleaners_vendor').on(table.vendorId, table.createdAt)],
)

/** The listings whose tasks a cleaner’s link shows. */
export const cleanerListings = pgTable(
  'cleaner_listings',
  {
    cleanerId: foreignId('cleaner_id', () => cleaners.id, { onDelete: 'cascade' }),
    listingId: foreignId('listing_id', () => listings.id),
  },
  (table) => [
    primaryKey({ columns: [table.cleanerId, table.listingId] }),
    index('cleaner_listings_listing').on(table.listingId),
  ],
)

/** What a vendor says about the cleaning of a listing; without a row stays by the hour make no tasks. */
export const cleaningSettings = pgTable('cleaning_settings', {
  listingId: foreignId('listing_id', () => listings.id).primaryKey(),
  hourly: boolean('hourly').notNull(),
})

/** One task a booking, written in the transaction that confirms, moves or ends it. */
export const cleaningTasks = pgTable(
  'cleaning_tasks',
  {
    id: id(),
    bookingId: foreignId('booking_id', () => bookings.id),
    vendorId: foreignId('vendor_id', () => vendors.id),
    /** one of the room types of the booking */
    listingId: foreignId('listing_id', () => listings.id),
    isHourly: boolean('is_hourly').notNull(),
    units: integer('units').notNull(),
    /** the departure, booked or real where that is earlier */
    dueAt: instant('due_at').notNull(),
    state: oneOf('state', CLEANING_STATES).notNull().default('toDo'),
    note: text('note').notNull().default(''),
    /** null: for each cleaner of the listing */
    cleanerId: text('cleaner_id').references(() => cleaners.id, { onDelete: 'set null' }),
    beganAt: instant('began_at'),
    doneAt: instant('done_at'),
    createdAt: createdAt(),
  },
  (table) => [
    ...valueChecks(table),
    uniqueIndex('cleaning_tasks_room').on(table.bookingId, table.listingId),
    index('cleaning_tasks_vendor').on(table.vendorId, table.dueAt),
    index('cleaning_tasks_listing').on(table.listingId, table.dueAt),
    index('cleaning_tasks_cleaner').on(table.cleanerId),
  ],
)

/** Photos of a cleaner, whose id names the private file; no user owns them. */
export const cleaningPhotos = pgTable(
  'cleaning_photos',
  {
    id: id(),
    taskId: foreignId('task_id', () => cleaningTasks.id),
    createdAt: createdAt(),
    /** a timer deletes the row with its file */
    deleteAfter: instant('delete_after').notNull(),
  },
  (table) => [
    index('cleaning_photos_task').on(table.taskId, table.createdAt),
    index('cleaning_photos_end').on(table.deleteAfter),
  ],
)

/** Remarks of a cleaner that something is broken; the same words twice are one remark. */
export const cleaningProblems = pgTable(
  'cleaning_problems',
  {
    id: id(),
    taskId: foreignId('task_id', () => cleaningTasks.id),
    body: text('body').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('cleaning_problems_once').on(table.taskId, table.body)],
)
