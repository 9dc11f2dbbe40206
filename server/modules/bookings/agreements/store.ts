import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { bookingAgreements } from '@/server/db/schema/bookings/agreements'
import { bookingEvents, bookings } from '@/server/db/schema/bookings/bookings'
import { privateOffers } from '@/server/db/schema/conversations/private-offers'
import { users } from '@/server/db/schema/people/users'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'
import { vendors } from '@/server/db/schema/people/vendors'
import { isOwnerOf } from '@/server/policy/vendor-owner'

export type StoredAgreement = typeof bookingAgreements.$inferSelect

/** The names that an agreement has: the guest's, and that of the company or of the owner of the vendor. */
export async function findParties(tx: Db, { guestId, vendorId }: { guestId: string; vendorId: string }) {
  const [guest] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, guestId))
  const [vendor] = await tx
    .select({
      ...{ companyName: vendors.companyName, commercialNumber: vendors.commercialNumber },
      ...{ firstName: users.firstName, lastName: users.lastName },
    })
    .from(vendors)
    .innerJoin(vendorMembers, isOwnerOf(vendors.id))
    .innerJoin(users, eq(users.id, vendorMembers.userId))
    .where(eq(vendors.id, vendorId))
  if (!guest || !vendor) throw new Error('a booking without its parties')
  return { guest, vendor }
}

/**
 * When the vendor agreed: by approving the request, which one with an offer is where the guest added overtime, or by the offer;
 * null: by the listing itself.
 */
export async function findVendorsConsent(
  tx: Db,
  bookingId: string,
): Promise<{ by: 'offer' | 'approval'; at: Date } | null> {
  const [approval] = await tx
    .select({ at: bookingEvents.createdAt })
    .from(bookingEvents)
    .where(
      and(
        eq(bookingEvents.bookingId, bookingId),
        inArray(bookingEvents.event, ['approve', 'approve_unpaid']),
      ),
    )
    .orderBy(asc(bookingEvents.createdAt))
    .limit(1)
  if (approval) return { by: 'approval', at: approval.at }
  const [offer] = await tx
    .select({ at: privateOffers.createdAt })
    .from(privateOffers)
    .where(eq(privateOffers.bookingId, bookingId))
  return offer ? { by: 'offer', at: offer.at } : null
}

/** The agreement of a booking that holds, the newest version; null: it has none. */
export async function findAgreement(db: Db, bookingId: string): Promise<StoredAgreement | null> {
  const [row] = await db
    .select()
    .from(bookingAgreements)
    .where(eq(bookingAgreements.bookingId, bookingId))
    .orderBy(desc(bookingAgreements.version))
    .limit(1)
  return row ?? null
}

export async function insertAgreement(tx: Db, row: typeof bookingAgreements.$inferInsert): Promise<void> {
  await tx.insert(bookingAgreements).values(row)
}

/** Removes a guest's name from the agreements of the guest's bookings. */
export async function deleteGuestNames(tx: Db, guestId: string): Promise<void> {
  const own = tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.guestId, guestId))
  await tx.update(bookingAgreements).set({ guestName: null }).where(inArray(bookingAgreements.bookingId, own))
}
