import { and, eq, ilike, or, type SQL } from 'drizzle-orm'
import type { BankLineListWire, BankLineWire } from '@/lib/contract/schemas/bank-statement/bank-statement'
import { BANK_LINE_TABLE } from '@/lib/domain/admin/tables'
import type { BankLineState } from '@/lib/domain/bank-statement/bank-statement'
import { toSar } from '@/lib/domain/money'
import { formatBatchNumber, formatPayoutNumber } from '@/lib/domain/payouts/payout'
import { nameToWire } from '@/lib/domain/text/bilingual'
import { bankStatementLines } from '@/server/db/schema/money/bank-statement'
import { publicNameOf } from '@/server/modules/people/accounts/public-name'
import type { TableWithMore } from '@/server/modules/platform/admin-tables/admin-table'
import { countBankLines, listBankLines } from './store'

/** Lines of the bank's statement: those that wait first; found by a part of their text. */
export const bankLineTable: TableWithMore<BankLineListWire> = {
  spec: BANK_LINE_TABLE,
  source: {
    from: bankStatementLines,
    id: bankStatementLines.id,
    sorts: { bookedOn: bankStatementLines.bookedOn },
    where: async (_, { q, filters: { state } }) =>
      and(
        state ? eq(bankStatementLines.state, state as BankLineState) : undefined,
        q ? foundBy(q) : undefined,
      ),
    load: async (db, ids) => (await listBankLines(db, ids)).map(toWire),
  },
  file: {
    bookedOn: (row) => row.bookedOn,
    amount: (row) => row.amount,
    text: (row) => row.text,
    account: (row) => row.lastFour,
    state: (row, text) => text(`admin.bankStatement.states.${row.state}`),
    target: (row) => row.target?.name ?? '',
    owner: (row, _, language) => (row.owner ? row.owner[language === 'ar' ? 'name_ar' : 'name'] : ''),
    reason: (row) => row.reason ?? '',
  },
  beside: async ({ db }) => ({ counts: await countBankLines(db) }),
}

function foundBy(q: string): SQL | undefined {
  const part = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return or(eq(bankStatementLines.id, q), ilike(bankStatementLines.text, part))
}

type Row = Awaited<ReturnType<typeof listBankLines>>[number]

function toWire(row: Row): BankLineWire {
  const { line, owner } = row
  const { id, account, bookedOn, amountHalalas, text, state, reason, createdAt } = line
  return {
    ...{ _id: id, lastFour: account.slice(-4), bookedOn, amount: toSar(amountHalalas), text, state, reason },
    target: targetOf(row),
    owner: owner && { _id: owner.id, ...nameToWire(publicNameOf(owner)) },
    createdAt: createdAt.toISOString(),
  }
}

function targetOf({ line, settlement, payout, batch, refund }: Row): BankLineWire['target'] {
  const { settlementId, payoutId, payoutBatchId, refundId } = line
  if (settlementId) return { kind: 'settlement', _id: settlementId, name: settlement ?? '' }
  if (payoutId) return { kind: 'payout', _id: payoutId, name: formatPayoutNumber(payout ?? 0) }
  if (payoutBatchId) return { kind: 'payout_batch', _id: payoutBatchId, name: formatBatchNumber(batch ?? 0) }
  return refundId ? { kind: 'refund', _id: refundId, name: refund ?? '' } : null
}
