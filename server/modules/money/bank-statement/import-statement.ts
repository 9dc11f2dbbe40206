import { createHash } from 'node:crypto'
import type { ImportedStatementWire } from '@/lib/contract/schemas/bank-statement/bank-statement'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { notifyFinance } from '@/server/modules/money/settlements/notify-finance'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import type { SignedIn } from '@/server/policy/signed-in'
import { matchBankLine } from './match-bank-line'
import { readStatement } from './read-statement'
import { listCandidates, lockStatement, lockWaitingLines, setTarget, writeBankLines } from './store'

/** Imports the lines of a file that are new and matches whatever waits. Throws `file_unreadable` where it is no statement. */
export function importStatement(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: SignedIn,
  text: string,
): Promise<ImportedStatementWire> {
  const lines = readStatement(text)
  if (!lines) throw new DomainError('file_unreadable')
  const now = clock.now()
  return db.transaction(async (tx) => {
    await lockStatement(tx)
    const fresh = lines.map((line) => ({ ...line, state: 'open' as const, createdAt: now }))
    const written = await writeBankLines(tx, fresh)
    const matched = await matchWaiting(tx)
    const open = written.filter(({ id }) => !matched.has(id)).length
    if (open > 0) await notifyFinance(tx, 'Bank_unmatched', { count: open }, now)
    await writeAudit(tx, {
      ...{ actorId: admin._id, action: 'bank_statement_imported', createdAt: now },
      subjectId: createHash('sha256').update(text).digest('hex').slice(0, 16),
      after: { lines: written.length, matchedLines: matched.size, openLines: open },
    })
    return { imported: written.length, known: lines.length - written.length, matched: matched.size }
  })
}

/** Compares the lines that wait once more; what they are may have become known since. */
export function rematchStatement({ db }: Pick<Deps, 'db'>): Promise<number> {
  return db.transaction(async (tx) => {
    await lockStatement(tx)
    return (await matchWaiting(tx)).size
  })
}

/** The ids of the lines that are matched now. */
async function matchWaiting(tx: Db): Promise<Set<string>> {
  const waiting = await lockWaitingLines(tx)
  const matched = new Set<string>()
  if (waiting.length === 0) return matched
  const candidates = await listCandidates(tx, [...new Set(waiting.map((line) => line.amountHalalas))])
  for (const line of waiting) {
    const found = matchBankLine(line, candidates)
    if (!found) continue
    await setTarget(tx, line.id, found)
    candidates.splice(candidates.indexOf(found), 1)
    matched.add(line.id)
  }
  return matched
}
