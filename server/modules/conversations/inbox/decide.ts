import type { AssigneeBody, InboxEvent, InboxState, OutcomeBody } from '@/lib/domain/inbox/inbox'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import type { SignedIn } from '@/server/policy/signed-in'
import { findItem, type InboxItem, listAssignees, lockShownItem, writeEvent, writeItem } from './store'

/** What an admin decides, in the words of the history. */
type Decision = Exclude<InboxEvent, 'note' | 'reported_again'>

interface Act {
  admin: SignedIn
  item: InboxItem
  event: Decision
  after: Pick<InboxItem, 'state' | 'assigneeId'>
  body?: string
  now: Date
}

/** Writes a decision on an item: the item, its history and the audit line. Returns the id in the history. */
export async function recordDecision(tx: Db, { admin, item, event, after, body, now }: Act): Promise<string> {
  const { state, assigneeId } = after
  await writeItem(tx, item.id, { state, assigneeId, closedAt: state === 'closed' ? now : null })
  await writeAudit(tx, {
    actorId: admin._id,
    action: `inbox_${event}`,
    subjectId: item.id,
    // An answer is personal data, which the trail could not delete.
    reason: event === 'answered' ? null : (body ?? null),
    before: { state: item.state, assigneeId: item.assigneeId, version: item.version },
    after: { state, assigneeId, version: item.version + 1 },
    createdAt: now,
  })
  return writeEvent(tx, {
    itemId: item.id,
    event,
    authorId: admin._id,
    assigneeId: event === 'assigned' ? assigneeId : null,
    body: body ?? null,
    createdAt: now,
  })
}

/** Gives an item to an admin whose role may act on it, or back to all of them. */
export function assignItem(
  { db, clock }: Deps,
  admin: SignedIn,
  id: string,
  { version, assigneeId }: AssigneeBody,
): Promise<void> {
  return db.transaction(async (tx) => {
    const item = await lockShownItem(tx, id, version)
    if (item.assigneeId === assigneeId) throw new DomainError('already_done')
    const isAllowed = assigneeId === null || (await listAssignees(tx)).some((one) => one.id === assigneeId)
    if (!isAllowed) throw new DomainError('not_found')
    const event = assigneeId === null ? 'unassigned' : 'assigned'
    const state = stateWith(item.state, assigneeId)
    await recordDecision(tx, { admin, item, event, after: { state, assigneeId }, now: clock.now() })
  })
}

const stateWith = (state: InboxState, assigneeId: string | null): InboxState =>
  state === 'open' || state === 'assigned' ? (assigneeId ? 'assigned' : 'open') : state

const OUTCOMES = { close: 'closed', wait: 'waiting', reopen: 'reopened' } as const
export type Outcome = keyof typeof OUTCOMES
export const INBOX_OUTCOMES = Object.keys(OUTCOMES) as Outcome[]

/** Closes an item with its outcome, lets it wait, or opens it again. */
export function moveItem(
  { db, clock }: Deps,
  admin: SignedIn,
  { id, outcome }: { id: string; outcome: Outcome },
  { version, reason }: Pick<OutcomeBody, 'version'> & Partial<OutcomeBody>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const item = await lockShownItem(tx, id, version)
    const { assigneeId } = item
    const state = outcome === 'reopen' ? stateWith('open', assigneeId) : OUTCOMES[outcome]
    const isOpen = item.state === 'open' || item.state === 'assigned'
    if (item.state === state || (outcome === 'reopen' && isOpen)) throw new DomainError('already_done')
    const after = { state, assigneeId }
    await recordDecision(tx, { admin, item, event: OUTCOMES[outcome], after, body: reason, now: clock.now() })
  })
}

/** Adds a note for the other admins. */
export function addInboxNote({ db, clock }: Deps, admin: SignedIn, id: string, text: string): Promise<void> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    await findItem(tx, id)
    const noteId = await writeEvent(tx, {
      itemId: id,
      event: 'note',
      authorId: admin._id,
      body: text,
      createdAt: now,
    })
    await writeAudit(tx, {
      actorId: admin._id,
      action: 'inbox_note',
      subjectId: id,
      after: { noteId },
      createdAt: now,
    })
  })
}
