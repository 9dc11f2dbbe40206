import { addMinutes } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { findProfile, type SignedIn, withoutProofs } from '@/server/modules/accounts/read-session'
import { acceptInvitation } from '@/server/modules/vendor-members/answer-invitation'
import { invite } from '@/server/modules/vendor-members/invite'
import { DEMO_COMPANY, DEMO_TEAM } from './users'

/** The company has had its team for a month. */
const MINUTES_AGO = 30 * 24 * 60

/** The demo company invites its members, and each accepts, as people do. */
export async function insertTeam(db: Db, now: Date): Promise<void> {
  const clock = { now: () => addMinutes(now, -MINUTES_AGO) }
  const owner = await signedIn(db, DEMO_COMPANY.id)
  const { vendor } = owner
  if (!vendor) throw new Error('the demo company is no vendor')
  const inviting = { ...owner, vendor, vendorId: vendor.vendorId, apiKey: null }
  for (const { id, phone, memberRole: role } of DEMO_TEAM) {
    const invitation = await invite({ db, clock }, inviting, { phone, role })
    await acceptInvitation({ db, clock }, await signedIn(db, id), invitation._id)
  }
}

async function signedIn(db: Db, userId: string): Promise<SignedIn> {
  const profile = await findProfile(db, userId)
  if (!profile) throw new Error(`the demo has no user ${userId}`)
  return withoutProofs(profile)
}
