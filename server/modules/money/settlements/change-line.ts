import { DomainError } from '@/lib/domain/issues'
import { explainedEntries, grossOf } from '@/lib/domain/ledger/settlement-entries'
import type { ExplanationBody } from '@/lib/domain/settlements/settlement'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { postTransaction } from '@/server/modules/money/ledger/post-transaction'
import { decidedBefore } from '@/server/modules/people/audit/decided-before'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import type { SignedIn } from '@/server/policy/signed-in'
import { lockLine, type SettlementLine, updateLine } from './store'

/** An admin looks after a line that waits, also in place of another one. */
export function takeLine({ db, clock }: Pick<Deps, 'db' | 'clock'>, admin: SignedIn, id: string) {
  return db.transaction(async (tx) => {
    const line = await lockWaiting(tx, id)
    if (line.ownerId === admin._id) throw new DomainError('already_done')
    await updateLine(tx, id, { ownerId: admin._id })
    await writeAudit(tx, {
      ...{ actorId: admin._id, action: 'settlement_line_taken', subjectId: id, createdAt: clock.now() },
      ...{ before: { ownerId: line.ownerId }, after: { ownerId: admin._id } },
    })
    return { _id: id }
  })
}

/** An admin explains a line with a reason, and its sum leaves where it waited. A second explanation is `already_done`. */
export function explainLine(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: SignedIn,
  id: string,
  { as, reason }: ExplanationBody,
) {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const line = await lockWaiting(tx, id)
    const owner = line.ownerId ?? admin._id
    await updateLine(tx, id, {
      state: 'explained',
      explainedAs: as,
      reason,
      explainedAt: now,
      ownerId: owner,
    })
    const posting = { kind: 'settlement_explained', subject: id, bookingId: null, reason, now } as const
    await postTransaction(tx, posting, explainedEntries(line, as))
    await writeAudit(tx, {
      ...{ actorId: admin._id, action: 'settlement_line_explained', subjectId: id, reason, createdAt: now },
      before: { state: line.state, amountHalalas: grossOf(line) },
      after: { state: 'explained', amountHalalas: grossOf(line), explainedAs: as },
    })
    return { _id: id }
  })
}

async function lockWaiting(tx: Db, id: string): Promise<SettlementLine> {
  const line = await lockLine(tx, id)
  if (!line) throw new DomainError('not_found')
  if (line.state !== 'open') throw await decidedBefore(tx, 'settlement_line', id)
  return line
}
