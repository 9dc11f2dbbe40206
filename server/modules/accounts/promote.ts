import type { Db } from '@/server/db/db'
import { makeVendor } from './store'

/** Gives an approved applicant the vendor role, and a company its public name, in the decision's transaction. */
export function promoteToVendor(tx: Db, userId: string, companyName: string | null): Promise<void> {
  return makeVendor(tx, userId, companyName)
}
