import { eq } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { vendors } from '@/server/db/schema/people/vendors'

/** What admins and members do to one vendor's money runs one after the other; false when there is no such vendor. */
export async function lockVendor(tx: Db, vendorId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: vendors.id })
    .from(vendors)
    .where(eq(vendors.id, vendorId))
    .for('no key update')
  return rows.length > 0
}
