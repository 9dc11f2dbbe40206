import { type StoredTrailDetails, TRAIL_ACTS, type TrailAct } from '@/lib/domain/account/vendor-trail'
import { DomainError } from '@/lib/domain/issues'
import { roleMay } from '@/lib/domain/policy/vendor-policy'
import type { Db } from '@/server/db/db'
import { vendorTrail } from '@/server/db/schema/people/vendor-trail'
import { lockRole } from '@/server/modules/people/vendors/list-members'
import type { Member } from '@/server/policy/signed-in'

export interface TrailLine {
  act: TrailAct
  /** of the kind that the table of acts names */
  subjectId: string
  details?: StoredTrailDetails
  createdAt: Date
}

/**
 * Appends what a member did, in the transaction of what it changes. The member's role is read anew and stays until the
 * commit: throws `role_may_not` where it was taken since the call came in.
 */
export async function writeTrail(
  tx: Db,
  { _id: actorId, vendorId, apiKey }: Pick<Member, '_id' | 'vendorId' | 'apiKey'>,
  { details = {}, ...line }: TrailLine,
): Promise<void> {
  const role = await lockRole(tx, vendorId, actorId)
  if (!role || !roleMay(role, TRAIL_ACTS[line.act].action)) throw new DomainError('role_may_not')
  await tx.insert(vendorTrail).values({ ...line, vendorId, actorId, apiKey, details })
}
