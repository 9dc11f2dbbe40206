import { dueAtOf, type PrivacyRequestBody } from '@/lib/domain/account/privacy-request'
import { DomainError } from '@/lib/domain/issues'
import { instantAt, MIDNIGHT } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import { lockUser } from '@/server/modules/people/accounts/lock-user'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import type { SignedIn } from '@/server/policy/signed-in'
import { writeRequest } from './store'

/** A user whose account cannot be closed yet asks for it; asking again changes nothing. */
export async function requestDeletion({ db, clock }: Deps, userId: string): Promise<void> {
  const askedAt = clock.now()
  await writeRequest(db, {
    userId,
    kind: 'deletion',
    source: 'account',
    askedAt,
    dueAt: dueAtOf(askedAt),
  })
}

/** An admin enters what a user asked for by another way. Throws `already_done` while one of the kind waits. */
export function recordRequest(
  { db, clock }: Deps,
  admin: SignedIn,
  userId: string,
  { kind, note, receivedOn }: PrivacyRequestBody,
): Promise<void> {
  const now = clock.now()
  const askedAt = instantAt(receivedOn, MIDNIGHT)
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, userId)
    if (!user || user.deletedAt) throw new DomainError('not_found')
    const dueAt = dueAtOf(askedAt)
    const id = await writeRequest(tx, { userId, kind, source: 'contact', note, askedAt, dueAt })
    if (!id) throw new DomainError('already_done')
    await writeAudit(tx, {
      actorId: admin._id,
      action: 'privacy_request_recorded',
      subjectId: userId,
      reason: note,
      after: { kind, receivedOn },
      createdAt: now,
    })
  })
}
