import type { RevealedReach } from '@/lib/contract/schemas/inbox/inbox'
import { type AnswerBody, channelOf, MAX_ANSWER } from '@/lib/domain/inbox/inbox'
import { DomainError, issue } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import { enqueueJobs } from '@/server/modules/platform/outbox/enqueue-jobs'
import type { SignedIn } from '@/server/policy/signed-in'
import { recordDecision } from './decide'
import { findItem, lockShownItem } from './store'

/** Answers a contact message by mail or text message; who answers an item that nobody has taken takes it. */
export function answerMessage(
  { db, clock }: Deps,
  admin: SignedIn,
  id: string,
  { version, text, state }: AnswerBody,
): Promise<void> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const item = await lockShownItem(tx, id, version)
    const { contact } = await findItem(tx, id)
    if (!contact) throw new DomainError('not_found')
    const max = MAX_ANSWER[channelOf(contact.reach)]
    if (text.length > max) throw new DomainError('invalid', { issues: [issue('text', 'max', { max })] })
    const after = { state, assigneeId: item.assigneeId ?? admin._id }
    const eventId = await recordDecision(tx, { admin, item, event: 'answered', after, body: text, now })
    await enqueueJobs(tx, [{ kind: 'contactAnswer', payload: { eventId } }], now)
  })
}

/** The full address or number of the sender; each opening is in the audit trail. */
export function revealReach({ db, clock }: Deps, admin: SignedIn, id: string): Promise<RevealedReach> {
  return db.transaction(async (tx) => {
    const { contact } = await findItem(tx, id)
    if (!contact) throw new DomainError('not_found')
    await writeAudit(tx, {
      actorId: admin._id,
      action: 'inbox_revealed',
      subjectId: id,
      after: { opened: ['reach'] },
      createdAt: clock.now(),
    })
    return { reach: contact.reach }
  })
}
