import { fullName } from '@/lib/domain/account/account'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import { notifyVendor } from '@/server/modules/people/notifications/notify-user'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import { lockVendor } from '@/server/modules/people/vendors/lock-vendor'
import type { SignedIn } from '@/server/policy/signed-in'
import {
  decideInvitation,
  findInvitation,
  type Invitation,
  insertMember,
  isOpen,
  lockPossibleMember,
} from './store'

/**
 * The user becomes a member. Throws `not_found` for an invitation to another number, `invitation_over` for one that is
 * withdrawn, answered or ended, `already_member`, and `forbidden` for admins.
 */
export async function acceptInvitation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: SignedIn,
  id: string,
): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    const { vendorId, role } = await lockReceived(tx, user, id, now)
    const possible = await lockPossibleMember(tx, user._id)
    if (!possible) throw new DomainError('forbidden')
    // Before the user is a member, who needs no news of it.
    const params = { name: fullName(possible) }
    await notifyVendor(tx, { vendorId, type: 'Member_joined', params, createdAt: now })
    if (!(await insertMember(tx, { vendorId, userId: user._id, role, createdAt: now })))
      throw new DomainError('already_member')
    await decideInvitation(tx, id, 'accepted', now)
    const joined = { _id: user._id, vendorId, apiKey: null }
    await writeTrail(tx, joined, {
      act: 'member_joined',
      subjectId: user._id,
      details: { role },
      createdAt: now,
    })
    await writeAudit(tx, {
      actorId: user._id,
      action: 'member_joined',
      subjectId: vendorId,
      after: { memberId: user._id, memberRole: role },
      createdAt: now,
    })
  })
}

/** Throws as `acceptInvitation`. */
export async function declineInvitation({ db, clock }: Deps, user: SignedIn, id: string): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    await lockReceived(tx, user, id, now)
    await decideInvitation(tx, id, 'declined', now)
  })
}

/** With its vendor locked, so that of two answers, or an answer and a withdrawal, one counts. */
async function lockReceived(tx: Db, user: SignedIn, id: string, now: Date): Promise<Invitation> {
  const invitation = await findInvitation(tx, id)
  if (!invitation || invitation.phone !== user.phone) throw new DomainError('not_found')
  await lockVendor(tx, invitation.vendorId)
  if (!(await isOpen(tx, id, now))) throw new DomainError('invitation_over')
  return invitation
}
