import { type Fee, feeColumns } from '@/lib/domain/booking/money/fees'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { findFees, writeFees } from './store'

/** The fees of a listing; throws `not_found` where there is none. */
export async function getStoredFees(db: Db, listingId: string) {
  const row = await findFees(db, listingId)
  if (!row) throw new DomainError('not_found')
  return { ...row, fees: row.fees ?? [], rules: row.rules ?? [] }
}

export type StoredFees = Awaited<ReturnType<typeof getStoredFees>>

/** Replaces the fees of a listing, which the caller has locked, and the copies that search reads. */
export async function replaceFees(
  tx: Db,
  listingId: string,
  { fees, version }: { fees: Fee[]; version: number },
): Promise<void> {
  const stored = fees.length === 0 ? null : fees
  await writeFees(tx, listingId, { fees: stored, feesVersion: version, ...feeColumns(fees) })
}
