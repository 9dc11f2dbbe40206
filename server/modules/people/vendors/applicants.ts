import { eq, inArray } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { firstRow } from '@/server/db/first-row'
import { users } from '@/server/db/schema/people/users'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'
import { vendors } from '@/server/db/schema/people/vendors'
import { isOwnedBy, isOwnerOf } from '@/server/policy/vendor-owner'

export type Vendor = typeof vendors.$inferSelect

export interface Applicant {
  vendor: Vendor
  user: typeof users.$inferSelect
}

const applicants = (db: Db) =>
  db
    .select({ vendor: vendors, user: users })
    .from(vendors)
    .innerJoin(vendorMembers, isOwnerOf(vendors.id))
    .innerJoin(users, eq(users.id, vendorMembers.userId))

/** The vendor that a user owns or applied for. */
export const findApplicationOf = (db: Db, userId: string): Promise<Applicant | null> =>
  firstRow(applicants(db).where(isOwnedBy(userId)))

/** A vendor with its owner. */
export const findApplication = (db: Db, id: string): Promise<Applicant | null> =>
  firstRow(applicants(db).where(eq(vendors.id, id)))

/** In any order. */
export async function listApplications(db: Db, ids: string[]): Promise<Applicant[]> {
  return applicants(db).where(inArray(vendors.id, ids))
}
