import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { CLAIM_STATES, type ClaimState } from '@/lib/domain/deposit-claims/claim'
import { countStates } from '@/server/db/count-states'
import type { Db } from '@/server/db/db'
import { firstRow } from '@/server/db/first-row'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { depositClaimPhotos, depositClaims } from '@/server/db/schema/money/deposit-claims'
import { users } from '@/server/db/schema/people/users'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'
import { isOwnerOf } from '@/server/policy/vendor-owner'

export type DepositClaim = typeof depositClaims.$inferSelect
export type ClaimedBooking = typeof bookings.$inferSelect

export async function writeClaim(
  tx: Db,
  claim: typeof depositClaims.$inferInsert,
  photoIds: readonly string[],
): Promise<DepositClaim> {
  const [written] = await tx.insert(depositClaims).values(claim).returning()
  if (!written) throw new Error('a claim was not written')
  const photos = photoIds.map((uploadId, position) => ({ claimId: written.id, position, uploadId }))
  await tx.insert(depositClaimPhotos).values(photos)
  return written
}

export const findClaim = (db: Db, id: string): Promise<DepositClaim | null> =>
  firstRow(db.select().from(depositClaims).where(eq(depositClaims.id, id)))

/** The claims of several bookings; each has at most one. */
export async function listClaims(db: Db, bookingIds: readonly string[]): Promise<DepositClaim[]> {
  if (bookingIds.length === 0) return []
  return db
    .select()
    .from(depositClaims)
    .where(inArray(depositClaims.bookingId, [...bookingIds]))
}

/** The ids of the photos of each claim, in their order. */
export async function listPhotoIds(db: Db, claimIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .select()
    .from(depositClaimPhotos)
    .where(inArray(depositClaimPhotos.claimId, [...claimIds]))
    .orderBy(asc(depositClaimPhotos.position))
  const photos = new Map<string, string[]>()
  for (const { claimId, uploadId } of rows) photos.set(claimId, [...(photos.get(claimId) ?? []), uploadId])
  return photos
}

type ClaimChange = Pick<DepositClaim, 'state'> &
  Partial<
    Pick<
      DepositClaim,
      'answer' | 'answerText' | 'answeredAt' | 'grantedHalalas' | 'decisionReason' | 'decidedBy' | 'settledAt'
    >
  >

/** Compare-and-swap: undefined when another call changed the state first. */
export async function changeClaim(
  tx: Db,
  { id, state }: DepositClaim,
  change: ClaimChange,
): Promise<DepositClaim | undefined> {
  const [changed] = await tx
    .update(depositClaims)
    .set(change)
    .where(and(eq(depositClaims.id, id), eq(depositClaims.state, state)))
    .returning()
  return changed
}

const AT_ONCE = 100

/** Open claims whose time for an answer has passed. */
export function listUnanswered(db: Db, now: Date): Promise<DepositClaim[]> {
  return db
    .select()
    .from(depositClaims)
    .where(and(eq(depositClaims.state, 'open'), lte(depositClaims.answerBy, now)))
    .orderBy(asc(depositClaims.answerBy))
    .limit(AT_ONCE)
}

const guests = alias(users, 'guest')

/** With their bookings and both sides, in any order. */
export function listClaimsByIds(db: Db, ids: string[]) {
  return db
    .select({ claim: depositClaims, booking: bookings, host: users, guest: guests })
    .from(depositClaims)
    .innerJoin(bookings, eq(bookings.id, depositClaims.bookingId))
    .innerJoin(vendorMembers, isOwnerOf(bookings.vendorId))
    .innerJoin(users, eq(users.id, vendorMembers.userId))
    .innerJoin(guests, eq(guests.id, bookings.guestId))
    .where(inArray(depositClaims.id, ids))
}

export type ClaimRow = Awaited<ReturnType<typeof listClaimsByIds>>[number]

export const countClaims = (db: Db): Promise<Record<ClaimState, number>> =>
  countStates(db, depositClaims, CLAIM_STATES)

/** The sides of the booking whose claim has this upload as a photo; null for other uploads. */
export async function findBookingOfPhoto(db: Db, uploadId: string) {
  const [row] = await db
    .select({ guestId: bookings.guestId, vendorId: bookings.vendorId })
    .from(depositClaimPhotos)
    .innerJoin(depositClaims, eq(depositClaims.id, depositClaimPhotos.claimId))
    .innerJoin(bookings, eq(bookings.id, depositClaims.bookingId))
    .where(eq(depositClaimPhotos.uploadId, uploadId))
    .limit(1)
  return row ?? null
}
