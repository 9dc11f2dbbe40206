import type { InvitationWire } from '@/lib/contract/schemas/account/vendor-members'
import { normalisePhone } from '@/lib/domain/account/phone'
import { INVITATION_DAYS, type InvitationBody } from '@/lib/domain/account/vendor-members'
import { DomainError, issue } from '@/lib/domain/issues'
import { addMinutes } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { findProfileByPhone } from '@/server/modules/people/accounts/read-session'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import { notifyUser } from '@/server/modules/people/notifications/notify-user'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import { findRole } from '@/server/modules/people/vendors/list-members'
import { enqueueJobs } from '@/server/modules/platform/outbox/enqueue-jobs'
import type { Member } from '@/server/policy/signed-in'
import { invitationToWire } from './list-vendor-members'
import { assertManages, lockAsMember } from './lock-as-member'
import { decideInvitation, findInvitation, findWaiting, type Invitation, insertInvitation } from './store'

const DAY_MINUTES = 24 * 60

/**
 * Invites a number for a week; an invitation that waits for it is replaced. The answer is the same for numbers with and
 * without an account. Throws `already_member`, and `role_may_not` for a role that the member may not give.
 */
export async function invite(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  member: Member,
  { phone: typed, role }: InvitationBody,
): Promise<InvitationWire> {
  const phone = normalisePhone(typed)
  if (!phone) throw new DomainError('bad_request', { issues: [issue('phone', 'not_a_phone')] })
  const { vendorId, _id: invitedBy } = member
  const now = clock.now()
  return db.transaction(async (tx) => {
    const actor = await lockAsMember(tx, member, 'manageMembers')
    assertManages(actor, vendorId, role)
    const user = await findProfileByPhone(tx, phone)
    if (user && (await findRole(tx, vendorId, user._id))) throw new DomainError('already_member')
    const before = await findWaiting(tx, vendorId, phone)
    if (before) {
      assertManages(actor, vendorId, before.role)
      await decideInvitation(tx, before.id, 'withdrawn', now)
    }
    const endsAt = addMinutes(now, INVITATION_DAYS * DAY_MINUTES)
    const row = await insertInvitation(tx, { vendorId, phone, role, invitedBy, createdAt: now, endsAt })
    await tellInvited(tx, member, row, user?._id ?? null)
    await recordInvitation(tx, member, 'member_invited', row, now)
    return invitationToWire(row)
  })
}

/** A number without an account gets a text message alone. */
async function tellInvited(tx: Db, member: Member, { id, createdAt }: Invitation, userId: string | null) {
  const params = { vendor: member.vendor.name }
  if (userId) await notifyUser(tx, { userId, type: 'Member_invited', params, createdAt })
  else await enqueueJobs(tx, [{ kind: 'invitation', payload: { invitationId: id } }], createdAt)
}

/** Throws `not_found` also for one that does not wait any more. */
export async function withdrawInvitation({ db, clock }: Deps, member: Member, id: string): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    const actor = await lockAsMember(tx, member, 'manageMembers')
    const row = await findInvitation(tx, id)
    if (row?.vendorId !== member.vendorId) throw new DomainError('not_found')
    assertManages(actor, member.vendorId, row.role)
    if (!(await decideInvitation(tx, id, 'withdrawn', now))) throw new DomainError('not_found')
    await recordInvitation(tx, member, 'member_invitation_withdrawn', row, now)
  })
}

async function recordInvitation(
  tx: Db,
  member: Member,
  action: 'member_invited' | 'member_invitation_withdrawn',
  { id, vendorId, role }: Invitation,
  createdAt: Date,
): Promise<void> {
  const values = { invitationId: id, memberRole: role }
  const change = action === 'member_invited' ? { after: values } : { before: values }
  await writeTrail(tx, member, { act: action, subjectId: id, details: { role }, createdAt })
  await writeAudit(tx, { actorId: member._id, action, subjectId: vendorId, ...change, createdAt })
}
