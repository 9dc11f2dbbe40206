import type { Deps } from '@/server/deps'
import { adminKeys } from '@/server/rotating-keys'
import { reseal } from './sealed-secret'
import { listSealed, replaceSealed } from './two-step-store'

/** Writes anew what the previous ADMIN_TOTP_KEY encrypted, so that it can be taken away; also where other processes do. */
export async function resealSecondSteps({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<void> {
  const keys = adminKeys(config)
  for (const { ownerId, sealed } of await listSealed(db)) {
    const renewed = reseal(keys, ownerId, sealed)
    if (renewed) await replaceSealed(db, ownerId, sealed, renewed)
  }
}
