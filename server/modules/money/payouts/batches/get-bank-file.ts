import { DomainError } from '@/lib/domain/issues'
import { formatBatchNumber, formatPayoutNumber } from '@/lib/domain/payouts/payout'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/policy/signed-in'
import { auditBatch } from './audit-batch'
import { writeBankFile } from './bank-file'
import { findBatch, listPayoutsOfBatch } from './batch-store'

/** The bank file as the bank takes it; each download is in the audit trail, because it holds whole IBANs. */
export async function getBankFile(
  { db, clock }: Deps,
  admin: SignedIn,
  id: string,
): Promise<{ name: string; xml: string }> {
  const batch = await findBatch(db, id)
  if (batch?.channel !== 'bank-file') throw new DomainError('not_found')
  if (!batch.approvedAt) throw new DomainError('second_person_needed')
  const rows = await listPayoutsOfBatch(db, id)
  const transfers = rows.map(({ sequence, holderName: name, iban, amountHalalas }) => ({
    number: formatPayoutNumber(sequence),
    name,
    iban,
    amountHalalas,
  }))
  await auditBatch(db, admin, { event: 'downloaded', id, createdAt: clock.now() })
  const number = formatBatchNumber(batch.sequence)
  const payer = { name: batch.payerName, iban: batch.payerIban }
  return {
    name: `${number}.xml`,
    xml: writeBankFile({ number, createdAt: batch.createdAt }, payer, transfers),
  }
}
