import type { RevealedUser } from '@/lib/contract/schemas/admin/user-wire'
import { DomainError } from '@/lib/domain/issues'
import { toSar } from '@/lib/domain/money'
import type { Deps } from '@/server/deps'
import { lockUser } from '@/server/modules/people/accounts/lock-user'
import { endAllSessions } from '@/server/modules/people/accounts/own-sessions'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import { exportData } from '@/server/modules/privacy/personal-data/export-data'
import type { SignedIn } from '@/server/policy/signed-in'

/** The personal data of a user in full; each opening is in the audit trail. */
export function revealUser({ db, clock }: Deps, admin: SignedIn, id: string): Promise<RevealedUser> {
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, id)
    if (!user) throw new DomainError('not_found')
    const { phone, email, idNumber, dateOfBirth, nationality } = user
    const data = { phone, email, idNumber, dateOfBirth, nationality }
    await writeAudit(tx, {
      actorId: admin._id,
      action: 'user_data_opened',
      subjectId: id,
      after: { opened: Object.keys(data) },
      createdAt: clock.now(),
    })
    return data
  })
}

/** The export of all data of a user, made by an admin for a request that came by another way. */
export async function exportUser(deps: Deps, admin: SignedIn, id: string, reason: string) {
  const user = await deps.db.transaction(async (tx) => {
    const found = await lockUser(tx, id)
    if (!found || found.deletedAt) throw new DomainError('not_found')
    await writeAudit(tx, {
      actorId: admin._id,
      action: 'user_data_exported',
      subjectId: id,
      reason,
      after: { exported: true },
      createdAt: deps.clock.now(),
    })
    return found
  })
  return exportData(deps, { _id: id, balance: toSar(user.balanceHalalas) })
}

/** Ends all sessions of a user, who may sign in again. */
export function endSessions({ db, clock }: Deps, admin: SignedIn, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, id)
    if (!user || user.deletedAt) throw new DomainError('not_found')
    const now = clock.now()
    const sessions = await endAllSessions(tx, id, now)
    await writeAudit(tx, {
      actorId: admin._id,
      action: 'user_sessions_ended',
      subjectId: id,
      before: { sessions },
      after: { sessions: 0 },
      createdAt: now,
    })
  })
}
