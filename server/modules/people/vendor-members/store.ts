import { and, asc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { INVITATION_STATES, MemberRole } from '@/lib/domain/account/membership'
import { can } from '@/lib/domain/policy/vendor-policy'
import { WIRE } from '@/lib/domain/wire-names'
import type { Db } from '@/server/db/db'
import { firstRow } from '@/server/db/first-row'
import { calendarFeeds } from '@/server/db/schema/bookings/calendar-feeds'
import { newId } from '@/server/db/schema/columns'
import { listings } from '@/server/db/schema/listings/listings'
import { sessions } from '@/server/db/schema/people/sessions'
import { users } from '@/server/db/schema/people/users'
import { vendorInvitations, vendorMembers } from '@/server/db/schema/people/vendor-members'
import { vendors } from '@/server/db/schema/people/vendors'
import { isOwnedBy } from '@/server/policy/vendor-owner'

export type Invitation = typeof vendorInvitations.$inferSelect
type InvitationState = (typeof INVITATION_STATES)[number]

const isMember = (vendorId: string, userId: string) =>
  and(eq(vendorMembers.vendorId, vendorId), eq(vendorMembers.userId, userId))

/** The members with what others read of them, the oldest first. */
export function listMembersWithUsers(db: Db, vendorId: string) {
  return db
    .select({ member: vendorMembers, user: users })
    .from(vendorMembers)
    .innerJoin(users, eq(users.id, vendorMembers.userId))
    .where(eq(vendorMembers.vendorId, vendorId))
    .orderBy(asc(vendorMembers.createdAt), asc(vendorMembers.userId))
}

/** The invitations that may be accepted: they wait, and who made them is still a member that may give the role, and not suspended. */
async function listOpen(db: Db, condition: SQL, now: Date): Promise<Invitation[]> {
  const rows = await db
    .select({ invitation: vendorInvitations, inviterRole: vendorMembers.role })
    .from(vendorInvitations)
    .innerJoin(
      vendorMembers,
      and(
        eq(vendorMembers.vendorId, vendorInvitations.vendorId),
        eq(vendorMembers.userId, vendorInvitations.invitedBy),
      ),
    )
    .innerJoin(users, and(eq(users.id, vendorInvitations.invitedBy), isNull(users.blockedAt)))
    .where(and(condition, eq(vendorInvitations.state, 'waiting'), gt(vendorInvitations.endsAt, now)))
    .orderBy(asc(vendorInvitations.createdAt), asc(vendorInvitations.id))
  return rows.flatMap(({ invitation, inviterRole }) => {
    const { vendorId, role } = invitation
    const inviter = { vendor: { vendorId, role: inviterRole } }
    return can(inviter, 'manageMembers', { vendorId, memberRole: role }) ? [invitation] : []
  })
}

export const listInvitations = (db: Db, vendorId: string, now: Date) =>
  listOpen(db, eq(vendorInvitations.vendorId, vendorId), now)

export const listInvitationsTo = (db: Db, phone: string, now: Date) =>
  listOpen(db, eq(vendorInvitations.phone, phone), now)

export async function isOpen(db: Db, id: string, now: Date): Promise<boolean> {
  return (await listOpen(db, eq(vendorInvitations.id, id), now)).length > 0
}

export const findInvitation = (db: Db, id: string): Promise<Invitation | null> =>
  firstRow(db.select().from(vendorInvitations).where(eq(vendorInvitations.id, id)))

/** The invitation that waits for a number, also after its end. */
export async function findWaiting(db: Db, vendorId: string, phone: string): Promise<Invitation | null> {
  const isOfBoth = and(eq(vendorInvitations.vendorId, vendorId), eq(vendorInvitations.phone, phone))
  const [row] = await db
    .select()
    .from(vendorInvitations)
    .where(and(isOfBoth, eq(vendorInvitations.state, 'waiting')))
  return row ?? null
}

type NewInvitation = Pick<Invitation, 'vendorId' | 'phone' | 'role' | 'invitedBy' | 'createdAt' | 'endsAt'>

export async function insertInvitation(tx: Db, row: NewInvitation): Promise<Invitation> {
  const [inserted] = await tx
    .insert(vendorInvitations)
    .values({ ...row, id: newId() })
    .returning()
  if (!inserted) throw new Error('an invitation was not written')
  return inserted
}

/** False when it does not wait any more. */
export async function decideInvitation(
  tx: Db,
  id: string,
  state: InvitationState,
  decidedAt: Date,
): Promise<boolean> {
  const decided = await tx
    .update(vendorInvitations)
    .set({ state, decidedAt })
    .where(and(eq(vendorInvitations.id, id), eq(vendorInvitations.state, 'waiting')))
    .returning({ id: vendorInvitations.id })
  return decided.length > 0
}

/** False when the user is a member already. */
export async function insertMember(tx: Db, row: typeof vendorMembers.$inferInsert): Promise<boolean> {
  const written = await tx.insert(vendorMembers).values(row).onConflictDoNothing().returning()
  return written.length > 0
}

export async function writeMemberRole(
  tx: Db,
  vendorId: string,
  userId: string,
  role: MemberRole,
): Promise<void> {
  await tx.update(vendorMembers).set({ role }).where(isMember(vendorId, userId))
}

/** The new owner is not the one whose identity was checked. */
export async function writeOwnerChange(tx: Db, vendorId: string, ownerChangedAt: Date): Promise<void> {
  await tx.update(vendors).set({ ownerChangedAt }).where(eq(vendors.id, vendorId))
}

/** Ends the membership, also as the choice of sessions. */
export async function deleteMember(tx: Db, vendorId: string, userId: string): Promise<void> {
  await tx.delete(vendorMembers).where(isMember(vendorId, userId))
  await tx
    .update(sessions)
    .set({ vendorId: null })
    .where(and(eq(sessions.userId, userId), eq(sessions.vendorId, vendorId)))
}

/** Gives each calendar of a vendor another secret address; how many there are. */
export async function renewCalendarSecrets(tx: Db, vendorId: string): Promise<number> {
  const own = tx.select({ id: listings.id }).from(listings).where(eq(listings.vendorId, vendorId))
  const renewed = await tx
    .update(calendarFeeds)
    .set({ exportSecret: sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')` })
    .where(inArray(calendarFeeds.listingId, own))
    .returning({ listingId: calendarFeeds.listingId })
  return renewed.length
}

export async function writeActiveVendor(db: Db, tokenHash: string, vendorId: string): Promise<void> {
  await db.update(sessions).set({ vendorId }).where(eq(sessions.tokenHash, tokenHash))
}

export async function ownsVendor(db: Db, userId: string): Promise<boolean> {
  const [row] = await db.select({ id: vendorMembers.vendorId }).from(vendorMembers).where(isOwnedBy(userId))
  return row !== undefined
}

/** A user who may be a member, locked so that the user does not become an admin meanwhile; null for all others. */
export async function lockPossibleMember(tx: Db, userId: string) {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
  const isPossible = user?.verified && user.role !== 'Admin' && !user.deletedAt && !user.blockedAt
  return isPossible ? user : null
}

/** Takes the role of a vendor, and the public name of a company, from who is no longer the owner. */
export async function unmakeVendor(tx: Db, userId: string, companyName: string | null): Promise<void> {
  const publicName = companyName ? { displayName: null, displayNameAr: null } : {}
  await tx
    .update(users)
    .set({ role: 'User', ...publicName })
    .where(and(eq(users.id, userId), eq(users.role, WIRE.vendorRole)))
}
