import { DomainError } from '@/lib/domain/issues'
import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { lockUser, lockUserWithVendors } from '@/server/modules/people/accounts/lock-user'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import { notifyUser } from '@/server/modules/people/notifications/notify-user'
import { deleteUnusedDocuments, deleteUploadsOf } from '@/server/modules/platform/uploads/delete-uploads'
import { eraseAccount } from '@/server/modules/privacy/personal-data/close-account'
import type { SignedIn } from '@/server/policy/signed-in'
import { sendWithRetries } from '@/server/ports/sms'
import { findRequest, lockRequest, writeDecision } from './store'

/**
 * Marks an export as sent, or closes the account of a deletion; the user is told either way. Throws `account_in_use` with
 * what still blocks the closing.
 */
export async function fulfilRequest(deps: Deps, admin: SignedIn, id: string): Promise<void> {
  const now = deps.clock.now()
  const closed = await deps.db.transaction(async (tx) => {
    const request = await lockWaiting(tx, id)
    const decision = { state: 'done', decidedAt: now, decidedBy: admin._id } as const
    await writeDecision(tx, id, decision)
    await writeAudit(tx, {
      actorId: admin._id,
      action: 'privacy_request_done',
      subjectId: request.userId,
      before: { state: 'waiting' },
      after: { state: 'done', kind: request.kind },
      createdAt: now,
    })
    if (request.kind === 'deletion') return closeFor(tx, request.userId, now)
    await notifyUser(tx, {
      userId: request.userId,
      type: 'Privacy_request_done',
      params: {},
      createdAt: now,
    })
    return null
  })
  if (!closed) return
  await deleteUploadsOf(deps, closed.id)
  await deleteUnusedDocuments(deps, closed.photos)
  if (closed.phone) tellClosed(deps, { phone: closed.phone, language: closed.language })
}

/** An admin of the console loses the role before the account is closed for them. */
async function closeFor(tx: Db, userId: string, now: Date) {
  const user = await lockUser(tx, userId)
  if (!user) throw new DomainError('not_found')
  if (user.role === 'Admin') throw new DomainError('forbidden')
  const photos = await eraseAccount(tx, { _id: userId, balance: toSar(user.balanceHalalas) }, now)
  return { ...user, photos }
}

/** By text message: the account and its notifications are gone. */
function tellClosed(
  { sms, translations, log }: Deps,
  { phone, language }: { phone: string; language: SignedIn['language'] },
): void {
  const text = translations.sentence(language, 'sms.accountClosed')
  sendWithRetries(sms, { to: phone, text }).catch((error: unknown) =>
    log.error({ err: error }, 'the text message about a closed account was not sent'),
  )
}

/** Refuses a request; the user reads the reason. */
export function refuseRequest(
  { db, clock }: Deps,
  admin: SignedIn,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const { userId, kind } = await lockWaiting(tx, id)
    await writeDecision(tx, id, { state: 'refused', reason, decidedAt: now, decidedBy: admin._id })
    await notifyUser(tx, {
      userId,
      type: 'Privacy_request_refused',
      params: { kind, reason },
      createdAt: now,
    })
    await writeAudit(tx, {
      actorId: admin._id,
      action: 'privacy_request_refused',
      subjectId: userId,
      reason,
      before: { state: 'waiting' },
      after: { state: 'refused', kind },
      createdAt: now,
    })
  })
}

/** The user first, as where an account is closed: both at once would wait for each other. */
async function lockWaiting(tx: Db, id: string) {
  const known = await findRequest(tx, id)
  if (!known) throw new DomainError('not_found')
  await lockUserWithVendors(tx, known.userId)
  const request = await lockRequest(tx, id)
  if (request?.state !== 'waiting') throw new DomainError('already_done')
  return request
}
