import type { Db } from '@/server/db/db'
import { ensureUser } from './store'

/** The account of a number is there afterwards, made as sign-up makes one. */
export function ensureAccount(tx: Db, phone: string, now: Date): Promise<void> {
  return ensureUser(tx, phone, now)
}
