import { eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { normaliseArabic } from '@/lib/domain/text/arabic'
import type { Db } from '@/server/db/db'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'
import { vendors } from '@/server/db/schema/people/vendors'
import { findUserIds } from '@/server/modules/people/accounts/find-users'

/** More vendors than these do not narrow a search. */
const MAX_FOUND = 500

/** Vendors whose company has this text in its name. */
export const isOfCompany = (text: string): SQL =>
  sql`ar_norm(coalesce(${vendors.companyName}, '')) LIKE ${`%${normaliseArabic(text).replace(/[\\%_]/g, '\\$&')}%`}`

/** Vendors by id, company, number of a paper, or what finds their members; what a text means is found first, by itself. */
export async function findVendorIds(db: Db, text: string): Promise<string[]> {
  const where = or(
    eq(vendors.id, text),
    eq(vendors.commercialNumber, text),
    eq(vendors.vatNumber, text),
    inArray(vendorMembers.userId, await findUserIds(db, text)),
    isOfCompany(text),
  )
  const rows = await db
    .selectDistinct({ id: vendors.id })
    .from(vendors)
    .innerJoin(vendorMembers, eq(vendorMembers.vendorId, vendors.id))
    .where(where)
    .limit(MAX_FOUND)
  return rows.map(({ id }) => id)
}
