import type { TrailAct } from '@/lib/domain/account/vendor-trail'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import type { Member } from '@/server/policy/signed-in'
import { writeTrail } from './write-trail'

interface RecordedAct {
  id: string
  act: TrailAct
  /** the named thing of the vendor, locked; null where the vendor has none of this id */
  lock: (tx: Db, vendorId: string, id: string) => Promise<{ name: string } | null>
}

/** Changes a named thing of a vendor under its lock, with a line of the trail under the name that it had. Throws `not_found`. */
export function changeRecorded(
  { db, clock }: Deps,
  member: Member,
  { id, act, lock }: RecordedAct,
  change: (tx: Db) => Promise<void>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const found = await lock(tx, member.vendorId, id)
    if (!found) throw new DomainError('not_found')
    await change(tx)
    const details = { name: found.name }
    await writeTrail(tx, member, { act, subjectId: id, details, createdAt: clock.now() })
  })
}
