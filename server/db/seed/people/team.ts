import { addMinutes } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { acceptInvitation } from '@/server/modules/people/vendor-members/answer-invitation'
import { invite } from '@/server/modules/people/vendor-members/invite'
import { signedInAs } from './signed-in'
import { DEMO_COMPANY, DEMO_TEAM } from './users'

/** The company has had its team for a month. */
const MINUTES_AGO = 30 * 24 * 60

/** The demo company invites its members, and each accepts, as people do. */
export async function insertTeam(db: Db, now: Date): Promise<void> {
  // One after the other, so that the trail tells it in this order.
  const after = (minutes: number) => ({ db, clock: { now: () => addMinutes(now, minutes - MINUTES_AGO) } })
  const owner = await signedInAs(db, DEMO_COMPANY.id)
  const { vendor } = owner
  if (!vendor) throw new Error('the demo company is no vendor')
  const inviting = { ...owner, vendor, vendorId: vendor.vendorId, apiKey: null }
  for (const [i, { id, phone, memberRole: role }] of DEMO_TEAM.entries()) {
    const invitation = await invite(after(2 * i), inviting, { phone, role })
    await acceptInvitation(after(2 * i + 1), await signedInAs(db, id), invitation._id)
  }
}
