import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'

/** Joins the one owner of a vendor. The role is written out, so that the partial index serves a prepared statement. */
export const isOwnerOf = (vendorId: SQLWrapper): SQL | undefined =>
  and(sql`${vendorMembers.vendorId} = ${vendorId}`, sql`${vendorMembers.role} = 'owner'`)

export const isOwnedBy = (userId: string): SQL | undefined =>
  and(eq(vendorMembers.userId, userId), sql`${vendorMembers.role} = 'owner'`)

/** The vendor that a user owns, as a subquery; empty for all others. */
export const vendorOwnedBy = (db: Db, userId: string) =>
  db.select({ id: vendorMembers.vendorId }).from(vendorMembers).where(isOwnedBy(userId))
