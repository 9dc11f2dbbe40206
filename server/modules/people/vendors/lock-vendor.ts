import { eq } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { firstRow } from '@/server/db/first-row'
import { vendors } from '@/server/db/schema/people/vendors'

/** Locks a vendor until the transaction ends, so that of members and admins who act at once each finds what the other did. */
export const lockVendor = (tx: Db, vendorId: string) =>
  firstRow(tx.select().from(vendors).where(eq(vendors.id, vendorId)).for('no key update'))
