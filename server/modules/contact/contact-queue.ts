import type { ContactListWire, ContactMessageWire, ContactState } from '@/lib/domain/content-pages/contact'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { decidedBefore } from '@/server/modules/audit/decided-before'
import { writeAudit } from '@/server/modules/audit/write-audit'
import type { PageRequest } from '@/server/plugins/request-params'
import { countByState, deleteAnsweredBefore, findMessage, listMessages, writeState } from './store'

type Row = Awaited<ReturnType<typeof listMessages>>[number]

/** A page of messages in one state, with the count of each state. */
export async function listContactMessages(
  { db }: Deps,
  state: ContactState,
  { page, pageSize }: PageRequest,
): Promise<ContactListWire> {
  const rows = await listMessages(db, state, { limit: pageSize, offset: (page - 1) * pageSize })
  const counts = await countByState(db)
  return { data: rows.map(toWire), page, pageSize, total: counts[state], counts }
}

function toWire({ message, answeredBy }: Row): ContactMessageWire {
  const { id, userId, addressHash: _hash, createdAt, answeredAt, ...rest } = message
  return {
    _id: id,
    ...rest,
    isMember: userId !== null,
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    answeredBy,
  }
}

/** Marks a message as answered or reopens it; the audit trail names the admin. */
export async function setContactMessageState(
  { db, clock }: Deps,
  admin: SignedIn,
  id: string,
  state: ContactState,
): Promise<void> {
  const now = clock.now()
  const isAnswered = state === 'answered'
  await db.transaction(async (tx) => {
    if (!(await findMessage(tx, id))) throw new DomainError('not_found')
    const change = { state, answeredAt: isAnswered ? now : null, answeredBy: isAnswered ? admin._id : null }
    if (!(await writeState(tx, id, change))) throw await decidedBefore(tx, 'contact_message', id)
    await writeAudit(tx, {
      actorId: admin._id,
      action: `contact_${state}`,
      subjectId: id,
      before: { state: isAnswered ? 'open' : 'answered' },
      after: { state },
      createdAt: now,
    })
  })
}

/** The privacy page promises to delete a message one year after its answer. */
const STORED_MS = 365 * 24 * 3_600_000

export function deleteAnswered(db: Db, now: Date): Promise<void> {
  return deleteAnsweredBefore(db, new Date(now.getTime() - STORED_MS))
}
