import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable } from 'drizzle-orm/pg-core'
import { APPOINTMENT_STATES } from '@/lib/domain/appointments/appointment'
import { createdAt, foreignId, id, instant, oneOf, valueChecks } from '@/server/db/schema/columns'
import { users } from '@/server/db/schema/people/users'
import { listings } from './listings'

/**
 * Appointments at which guests look at a listing before they book. The guards let each place of a listing be taken once at
 * a time (`appointments_no_overlap`); an appointment holds no dates.
 */
export const appointments = pgTable(
  'appointments',
  {
    id: id(),
    listingId: foreignId('listing_id', () => listings.id),
    guestId: foreignId('guest_id', () => users.id),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** of those that the listing has at once, from 1 on */
    place: integer('place').notNull(),
    state: oneOf('state', APPOINTMENT_STATES).notNull().default('booked'),
    remindedAt: instant('reminded_at'),
    createdAt: createdAt(),
  },
  (table) => [
    ...valueChecks(table),
    check('appointments_span', sql`${table.startsAt} < ${table.endsAt}`),
    check('appointments_place', sql`${table.place} > 0`),
    index('appointments_listing').on(table.listingId, table.startsAt),
    index('appointments_guest').on(table.guestId, table.startsAt),
    index('appointments_reminders').on(table.startsAt).where(sql`state = 'booked' AND reminded_at IS NULL`),
  ],
)
