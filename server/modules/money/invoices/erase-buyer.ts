import type { Db } from '@/server/db/db'
import { deleteBuyer } from './store'

/** Removes a guest's name from the documents that the law makes us keep, in the transaction that closes the account. */
export function eraseBuyer(tx: Db, userId: string): Promise<void> {
  return deleteBuyer(tx, userId)
}
