import { eq } from 'drizzle-orm'
import type { CannedAnswerBody, CannedAnswerWire } from '@/lib/contract/schemas/inbox/canned-answer'
import type { AuditAction } from '@/lib/domain/admin/audit-actions'
import type { NewCannedAnswerBody } from '@/lib/domain/inbox/canned-answer'
import type { Db } from '@/server/db/db'
import { cannedAnswers } from '@/server/db/schema/conversations/inbox'
import type { Deps } from '@/server/deps'
import { assertCurrent } from '@/server/modules/catalogue/editing/record-change'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import type { SignedIn } from '@/server/policy/signed-in'
import { answerToWire } from './list-answers'
import { answerToRow, type CannedAnswer, lockCannedAnswer } from './store'

export function createCannedAnswer(
  deps: Deps,
  admin: SignedIn,
  body: NewCannedAnswerBody,
): Promise<CannedAnswerWire> {
  return deps.db.transaction(async (tx) => {
    const [row] = await tx.insert(cannedAnswers).values(answerToRow(body)).returning()
    const after = answerToWire(row as CannedAnswer)
    await record(tx, deps, admin, { action: 'canned_answer_created', before: null, after })
    return after
  })
}

export function updateCannedAnswer(
  deps: Deps,
  admin: SignedIn,
  id: string,
  { version, ...body }: CannedAnswerBody,
): Promise<CannedAnswerWire> {
  return deps.db.transaction(async (tx) => {
    const before = assertCurrent(await lockCannedAnswer(tx, id), version)
    const [row] = await tx
      .update(cannedAnswers)
      .set({ ...answerToRow(body), version: version + 1 })
      .where(eq(cannedAnswers.id, id))
      .returning()
    const after = answerToWire(row as CannedAnswer)
    await record(tx, deps, admin, { action: 'canned_answer_changed', before: answerToWire(before), after })
    return after
  })
}

export async function removeCannedAnswer(
  deps: Deps,
  admin: SignedIn,
  id: string,
  version: number,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const before = answerToWire(assertCurrent(await lockCannedAnswer(tx, id), version))
    await tx.delete(cannedAnswers).where(eq(cannedAnswers.id, id))
    await record(tx, deps, admin, { action: 'canned_answer_removed', before, after: null })
  })
}

interface Change {
  action: AuditAction
  before: CannedAnswerWire | null
  after: CannedAnswerWire | null
}

function record(tx: Db, { clock }: Deps, admin: SignedIn, { action, before, after }: Change): Promise<void> {
  return writeAudit(tx, {
    actorId: admin._id,
    action,
    subjectId: (after ?? before)?._id ?? '',
    before: before ? { ...before } : undefined,
    after: after ? { ...after } : undefined,
    createdAt: clock.now(),
  })
}
