import type { Db } from '@/server/db/open'
import { makeVendor } from './store'

/** A person whose wish to become a vendor was granted gets the role, in the transaction of the decision. */
export function promoteToVendor(tx: Db, userId: string): Promise<void> {
  return makeVendor(tx, userId)
}
