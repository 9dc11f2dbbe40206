import { eq } from 'drizzle-orm'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { vendors } from '@/server/db/schema/people/vendors'
import type { Vendor } from '@/server/modules/people/vendors/applicants'

/** Locks a vendor for a decision; refused when the vendor is no longer as the admin saw it, with what is new. */
export async function lockShownVendor(tx: Db, id: string, version: number): Promise<Vendor> {
  const [vendor] = await tx.select().from(vendors).where(eq(vendors.id, id)).for('update')
  if (!vendor) throw new DomainError('not_found')
  if (vendor.version === version) return vendor
  const { state, suspendedAt, decidedAt } = vendor
  const data = { version: vendor.version, state, isSuspended: suspendedAt !== null, decidedAt }
  throw new DomainError('stale_decision', { data })
}
