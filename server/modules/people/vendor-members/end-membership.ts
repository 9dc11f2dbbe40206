import type { Db } from '@/server/db/db'
import { endKeysMadeBy } from '@/server/modules/people/api-keys/manage-keys'
import { endEndpointsMadeBy } from '@/server/modules/people/webhooks/manage-endpoints'
import { deleteMember } from './store'

interface Membership {
  vendorId: string
  userId: string
}

export async function endMembership(tx: Db, one: Membership, now: Date): Promise<void> {
  await deleteMember(tx, one.vendorId, one.userId)
  await endConnections(tx, one, now)
}

/** The keys and webhooks that a member made may do no more than the member. */
export async function endConnections(
  tx: Db,
  { vendorId, userId: createdBy }: Membership,
  now: Date,
): Promise<void> {
  await endKeysMadeBy(tx, { vendorId, createdBy }, now)
  await endEndpointsMadeBy(tx, { vendorId, createdBy }, now)
}
