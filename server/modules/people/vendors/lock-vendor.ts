import { eq } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { vendors } from '@/server/db/schema/people/vendors'

/** Locks a vendor until the transaction ends, so that of members and admins who act at once each finds what the other did. */
export async function lockVendor(tx: Db, vendorId: string) {
  const [vendor] = await tx.select().from(vendors).where(eq(vendors.id, vendorId)).for('no key update')
  return vendor ?? null
}
