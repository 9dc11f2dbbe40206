import type { Db } from '@/server/db/db'
import { newPushKeys, type PushKeys } from '@/server/ports/push'
import { findKeys, writeKeysOnce } from './store'

/** The VAPID keys: generated at first use and stored in the database, shared by all processes. */
export async function ensurePushKeys(db: Db): Promise<PushKeys> {
  const known = await findKeys(db)
  if (known) return known
  await writeKeysOnce(db, newPushKeys())
  const stored = await findKeys(db)
  if (!stored) throw new Error('the database took the keys of push and has none')
  return stored
}
