import { and, eq, gt, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import type { VisitingHours } from '@/lib/domain/appointments/appointment'
import type { Db } from '@/server/db/db'
import { conversations } from '@/server/db/schema/conversations/conversations'
import { appointments } from '@/server/db/schema/listings/appointments'
import { listings } from '@/server/db/schema/listings/listings'
import { SHOWN_STATE } from '@/server/policy/shown-state'

/** A listing with its visiting hours; null where there is none. */
export async function findVisited(db: Db, listingId: string) {
  const [row] = await db
    .select({
      ...{ id: listings.id, type: listings.type, vendorId: listings.vendorId, state: SHOWN_STATE },
      ...{ name: listings.name, nameAr: listings.nameAr, deletedAt: listings.deletedAt },
      hours: listings.visitingHours,
    })
    .from(listings)
    .where(eq(listings.id, listingId))
  return row ?? null
}

export async function writeHours(
  tx: Db,
  listingId: string,
  visitingHours: VisitingHours & { version: number },
): Promise<void> {
  await tx.update(listings).set({ visitingHours }).where(eq(listings.id, listingId))
}

/** Booked and not begun. */
export const isOpen = (now: Date) => and(eq(appointments.state, 'booked'), gt(appointments.startsAt, now))

/** Whether a member of a vendor has closed a conversation with a guest, about whichever listing. */
export async function hasClosedConversation(
  db: Db,
  { guestId, vendorId }: { guestId: string; vendorId: string },
): Promise<boolean> {
  const isTheirs = and(eq(conversations.guestId, guestId), eq(conversations.vendorId, vendorId))
  return (await db.$count(conversations, and(isTheirs, isNotNull(conversations.vendorBlockedAt)))) > 0
}

/** The places that appointments of a listing take within a window; one that moves is left out. */
export function listTakenPlaces(
  db: Db,
  listingId: string,
  { from, to }: { from: Date; to: Date },
  exceptId = '',
) {
  return db
    .select({ startsAt: appointments.startsAt, endsAt: appointments.endsAt, place: appointments.place })
    .from(appointments)
    .where(
      and(
        ...[
          eq(appointments.listingId, listingId),
          eq(appointments.state, 'booked'),
          ne(appointments.id, exceptId),
        ],
        ...[gt(appointments.endsAt, from), lt(appointments.startsAt, to)],
      ),
    )
}

/** How many open appointments a guest has: at all, and of one listing. */
export async function countOpenAppointments(
  tx: Db,
  { guestId, listingId }: { guestId: string; listingId: string },
  now: Date,
) {
  const [row] = await tx
    .select({
      all: sql<number>`count(*)::int`,
      here: sql<number>`count(*) FILTER (WHERE ${eq(appointments.listingId, listingId)})::int`,
    })
    .from(appointments)
    .where(and(eq(appointments.guestId, guestId), isOpen(now)))
  return row ?? { all: 0, here: 0 }
}

export async function insertAppointment(tx: Db, row: typeof appointments.$inferInsert): Promise<string> {
  const [written] = await tx.insert(appointments).values(row).returning({ id: appointments.id })
  if (!written) throw new Error('an appointment was not written')
  return written.id
}

type Change = Partial<
  Pick<typeof appointments.$inferInsert, 'startsAt' | 'endsAt' | 'place' | 'state' | 'remindedAt'>
>

/** False where it has begun or was cancelled meanwhile. */
export async function changeAppointment(tx: Db, id: string, change: Change, now: Date): Promise<boolean> {
  const changed = await tx
    .update(appointments)
    .set(change)
    .where(and(eq(appointments.id, id), isOpen(now)))
    .returning({ id: appointments.id })
  return changed.length > 0
}

/** False where another process reminded first, or one side moved it meanwhile. */
export async function markReminded(
  tx: Db,
  { id, startsAt }: { id: string; startsAt: Date },
  now: Date,
): Promise<boolean> {
  const marked = await tx
    .update(appointments)
    .set({ remindedAt: now })
    .where(
      and(
        ...[eq(appointments.id, id), eq(appointments.startsAt, startsAt)],
        ...[isOpen(now), isNull(appointments.remindedAt)],
      ),
    )
    .returning({ id: appointments.id })
  return marked.length > 0
}
