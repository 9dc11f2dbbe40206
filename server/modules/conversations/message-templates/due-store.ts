import { and, asc, desc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import {
  type DayMomentName,
  daysAbout,
  type EventMomentName,
  MESSAGE_MOMENTS,
  type MessageMoment,
} from '@/lib/domain/messages/template-moments'
import { instantAt, MIDNIGHT, riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { bookingEvents, bookings } from '@/server/db/schema/bookings/bookings'
import {
  guestNotes,
  messageTemplateListings,
  messageTemplates,
  templateMessages,
} from '@/server/db/schema/conversations/message-templates'
import { listings } from '@/server/db/schema/listings/listings'
import { users } from '@/server/db/schema/people/users'
import { asRoom } from '@/server/policy/booking-of-listing'

type TemplateMessage = typeof templateMessages.$inferSelect

/** When the dates of a booking were agreed last: it was confirmed then, or moved. */
const FIXED_AT = sql`(SELECT max(e.created_at) FROM ${bookingEvents} e WHERE e.booking_id = ${bookings.id}
  AND e.to_state = 'confirmed' AND (e.from_state IS DISTINCT FROM 'confirmed' OR e.event IN ('change_dates', 'pay_difference')))`.mapWith(
  bookings.checkInAt,
)

const isOnForListing = and(
  eq(messageTemplates.isOn, true),
  or(
    eq(messageTemplates.isForAll, true),
    sql`EXISTS (SELECT FROM ${messageTemplateListings} l WHERE l.template_id = ${messageTemplates.id}
      AND (l.listing_id = ${bookings.listingId} OR ${bookings.rooms} @> ${asRoom(sql`l.listing_id`)}))`,
  ),
)

/** Of several templates the one that names the listing, then the oldest. */
const CHOICE = [asc(messageTemplates.isForAll), asc(messageTemplates.createdAt), asc(messageTemplates.id)]

/** Bookings whose message of a day may be due on the day of `now`, each with its template, without those that are queued or sent. */
export function listCandidates(db: Db, moment: DayMomentName, now: Date) {
  const { from: column, states } = MESSAGE_MOMENTS[moment]
  const { from, until } = daysAbout(riyadhDay(now))
  return db
    .selectDistinctOn([bookings.id], {
      booking: bookings,
      template: messageTemplates,
      fixedAt: FIXED_AT,
      skippedAt: templateMessages.dueAt,
    })
    .from(messageTemplates)
    .innerJoin(bookings, eq(bookings.vendorId, messageTemplates.vendorId))
    .leftJoin(
      templateMessages,
      and(eq(templateMessages.bookingId, bookings.id), eq(templateMessages.moment, moment)),
    )
    .where(
      and(
        eq(messageTemplates.moment, moment),
        inArray(bookings.state, [...states]),
        gte(bookings[column], instantAt(from, MIDNIGHT)),
        lt(bookings[column], instantAt(until, MIDNIGHT)),
        isOnForListing,
        or(isNull(templateMessages.state), eq(templateMessages.state, 'skipped')),
      ),
    )
    .orderBy(asc(bookings.id), ...CHOICE)
}

/** The template of a booking for what has just happened to it, and when it happened. */
export async function findForEvent(tx: Db, bookingId: string, moment: EventMomentName) {
  const { onState } = MESSAGE_MOMENTS[moment]
  const [row] = await tx
    .select({ templateId: messageTemplates.id, dueAt: bookingEvents.createdAt })
    .from(bookings)
    .innerJoin(messageTemplates, eq(messageTemplates.vendorId, bookings.vendorId))
    .innerJoin(bookingEvents, eq(bookingEvents.bookingId, bookings.id))
    .where(
      and(
        eq(bookings.id, bookingId),
        eq(messageTemplates.moment, moment),
        isOnForListing,
        eq(bookingEvents.toState, onState),
        sql`${bookingEvents.fromState} IS DISTINCT FROM ${onState}`,
      ),
    )
    .orderBy(desc(bookingEvents.createdAt), ...CHOICE)
    .limit(1)
  return row ?? null
}

/** Queues a message, once; again only where one was skipped for other dates. */
export async function queueMessage(
  tx: Db,
  row: Pick<TemplateMessage, 'bookingId' | 'moment' | 'templateId' | 'dueAt' | 'createdAt'>,
): Promise<boolean> {
  const queued = await tx
    .insert(templateMessages)
    .values({ ...row, state: 'queued' })
    .onConflictDoUpdate({
      target: [templateMessages.bookingId, templateMessages.moment],
      set: { state: 'queued', dueAt: row.dueAt, templateId: row.templateId },
      setWhere: and(eq(templateMessages.state, 'skipped'), sql`${templateMessages.dueAt} <> excluded.due_at`),
    })
    .returning({ state: templateMessages.state })
  return queued.length > 0
}

/** The booking, so that a cancellation or other dates come before the message or after it. */
export async function lockBooking(tx: Db, bookingId: string): Promise<void> {
  await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, bookingId)).for('share')
}

/** A queued message of a locked booking with all that it needs. */
export async function lockQueued(tx: Db, bookingId: string, moment: MessageMoment) {
  const [row] = await tx
    .select({
      message: templateMessages,
      booking: bookings,
      template: messageTemplates,
      listing: listings,
      guest: users,
      wifi: guestNotes.wifi,
      fixedAt: FIXED_AT,
    })
    .from(templateMessages)
    .innerJoin(bookings, eq(bookings.id, templateMessages.bookingId))
    .innerJoin(listings, eq(listings.id, bookings.listingId))
    .innerJoin(users, eq(users.id, bookings.guestId))
    .leftJoin(messageTemplates, eq(messageTemplates.id, templateMessages.templateId))
    .leftJoin(guestNotes, eq(guestNotes.listingId, bookings.listingId))
    .where(and(eq(templateMessages.bookingId, bookingId), eq(templateMessages.moment, moment)))
    .for('update', { of: templateMessages })
  return row?.message.state === 'queued' ? row : null
}
export type Queued = NonNullable<Awaited<ReturnType<typeof lockQueued>>>

export async function settleMessage(
  tx: Db,
  { bookingId, moment }: Pick<TemplateMessage, 'bookingId' | 'moment'>,
  patch: Partial<Pick<TemplateMessage, 'state' | 'messageId'>>,
): Promise<void> {
  await tx
    .update(templateMessages)
    .set(patch)
    .where(and(eq(templateMessages.bookingId, bookingId), eq(templateMessages.moment, moment)))
}
