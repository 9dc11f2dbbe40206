import { eq } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { vendors } from '@/server/db/schema/people/vendors'

/** Locks a vendor until the transaction ends: of two members who act at once neither counts without the other. */
export async function lockVendor(tx: Db, vendorId: string) {
  const [vendor] = await tx.select().from(vendors).where(eq(vendors.id, vendorId)).for('no key update')
  return vendor ?? null
}
