import type { Db } from '@/server/db/open'
import { makeVendor } from './store'

/** An approved applicant gets the role, and a company its public name, in the transaction of the decision. */
export function promoteToVendor(tx: Db, userId: string, companyName: string | null): Promise<void> {
  return makeVendor(tx, userId, companyName)
}
