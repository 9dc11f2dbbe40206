import type { Db } from '@/server/db/open'
import { newPushKeys, type PushKeys } from '@/server/ports/push'
import { findKeys, writeKeysOnce } from './store'

/** Our keys: made when they are first asked for and kept in the database, where every process finds the same ones. */
export async function ensurePushKeys(db: Db): Promise<PushKeys> {
  const known = await findKeys(db)
  if (known) return known
  await writeKeysOnce(db, newPushKeys())
  const stored = await findKeys(db)
  if (!stored) throw new Error('the database took the keys of push and has none')
  return stored
}
