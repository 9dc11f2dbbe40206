import { and, asc, eq, gt, lte, notExists, sql } from 'drizzle-orm'
import type { VendorPaper } from '@/lib/domain/account/vendor'
import type { Day } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { vendorReminders, vendors } from '@/server/db/schema/people/vendors'
import type { Vendor } from './applicants'

const AT_ONCE = 100

export const PAPER_COLUMNS = { commercial: 'commercialExpires', vat: 'vatExpires' } as const satisfies Record<
  VendorPaper,
  keyof Vendor
>

interface Window {
  paper: VendorPaper
  daysBefore: number
  /** papers whose last day is after `after` and at most `until` */
  after: Day
  until: Day
}

/** Approved vendors with a paper that ends in a window and who have not been warned. */
export function listEndingPapers(db: Db, { paper, daysBefore, after, until }: Window): Promise<Vendor[]> {
  const expires = vendors[PAPER_COLUMNS[paper]]
  const reported = db
    .select({ vendorId: vendorReminders.vendorId })
    .from(vendorReminders)
    .where(
      sql`${vendorReminders.vendorId} = ${vendors.id} AND ${vendorReminders.paper} = ${paper}
        AND ${vendorReminders.expiresOn} = ${expires} AND ${vendorReminders.daysBefore} = ${daysBefore}`,
    )
  return db
    .select()
    .from(vendors)
    .where(and(eq(vendors.state, 'approved'), gt(expires, after), lte(expires, until), notExists(reported)))
    .orderBy(asc(expires), asc(vendors.id))
    .limit(AT_ONCE)
}

/** False when another process has written the warning. */
export async function writePaperReminder(tx: Db, row: typeof vendorReminders.$inferInsert): Promise<boolean> {
  const written = await tx.insert(vendorReminders).values(row).onConflictDoNothing().returning()
  return written.length > 0
}
