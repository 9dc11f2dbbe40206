import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { decidedBefore } from '@/server/modules/people/audit/decided-before'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import type { SignedIn } from '@/server/policy/signed-in'
import { type BankLine, lockBankLine, updateBankLine } from './store'

/** An admin looks after a line that waits, also in place of another one. */
export function takeBankLine({ db, clock }: Pick<Deps, 'db' | 'clock'>, admin: SignedIn, id: string) {
  return db.transaction(async (tx) => {
    const line = await lockWaiting(tx, id)
    if (line.ownerId === admin._id) throw new DomainError('already_done')
    await updateBankLine(tx, id, { ownerId: admin._id })
    await writeAudit(tx, {
      ...{ actorId: admin._id, action: 'bank_line_taken', subjectId: id, createdAt: clock.now() },
      ...{ before: { ownerId: line.ownerId }, after: { ownerId: admin._id } },
    })
    return { _id: id }
  })
}

/** An admin says what a line is that nothing of ours explains; a second explanation is `already_done`. */
export function explainBankLine(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: SignedIn,
  id: string,
  reason: string,
) {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const line = await lockWaiting(tx, id)
    const ownerId = line.ownerId ?? admin._id
    await updateBankLine(tx, id, { state: 'explained', reason, explainedAt: now, ownerId })
    await writeAudit(tx, {
      ...{ actorId: admin._id, action: 'bank_line_explained', subjectId: id, reason, createdAt: now },
      before: { state: line.state, amountHalalas: line.amountHalalas },
      after: { state: 'explained', amountHalalas: line.amountHalalas },
    })
    return { _id: id }
  })
}

async function lockWaiting(tx: Db, id: string): Promise<BankLine> {
  const line = await lockBankLine(tx, id)
  if (!line) throw new DomainError('not_found')
  if (line.state !== 'open') throw await decidedBefore(tx, 'bank_line', id)
  return line
}
