import type { MemberRole } from '@/lib/domain/account/membership'
import type { Db } from '@/server/db/db'
import { findProfile, type SignedIn } from '@/server/modules/accounts/read-session'
import { acceptInvitation } from '@/server/modules/vendor-members/answer-invitation'
import { invite } from '@/server/modules/vendor-members/invite'
import { DEMO_COMPANY, DEMO_TEAM, vendorId } from './users'

/** The company has had its team for a month. */
const DAYS_AGO = 30
const DAY_MS = 24 * 3600 * 1000

/** The demo company invites its members, and each accepts, as people do. */
export async function insertTeam(db: Db, now: Date): Promise<void> {
  const clock = { now: () => new Date(now.getTime() - DAYS_AGO * DAY_MS) }
  const owner = await signedIn(db, DEMO_COMPANY.id)
  const vendor = { vendorId: vendorId(DEMO_COMPANY), role: 'owner' as MemberRole, name: DEMO_COMPANY.ar }
  const inviting = { ...owner, vendor, vendorId: vendor.vendorId, apiKey: null }
  for (const { id, phone, memberRole: role } of DEMO_TEAM) {
    const invitation = await invite({ db, clock }, inviting, { phone, role })
    await acceptInvitation({ db, clock }, await signedIn(db, id), invitation._id)
  }
}

async function signedIn(db: Db, userId: string): Promise<SignedIn> {
  const profile = await findProfile(db, userId)
  if (!profile) throw new Error(`the demo has no user ${userId}`)
  return {
    ...profile,
    adminRole: null,
    adminSession: null,
    proofs: { codeAt: null, secondStepAt: null },
  }
}
