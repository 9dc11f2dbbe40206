import { DomainError } from '@/lib/domain/issues'
import { fromSar } from '@/lib/domain/money'
import type { SettlementFileBody } from '@/lib/domain/settlements/settlement'
import { instantAt, MIDNIGHT } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/policy/signed-in'
import { transferFeeOf } from '@/server/ports/payments/moyasar-settlements'
import type { SettlementReport } from '@/server/ports/payments/settlements-port'
import { importSettlement } from './import-settlement'

/** An admin imports a settlement from the provider's file. Throws `file_unreadable` where it is another file. */
export async function uploadSettlement(
  { db, clock, payments }: Pick<Deps, 'db' | 'clock' | 'payments'>,
  admin: SignedIn,
  body: SettlementFileBody,
): Promise<{ _id: string; isNew: boolean }> {
  const lines = payments.settlements?.readFile(body.text)
  if (!payments.settlements) throw new DomainError('settlements_unavailable')
  if (!lines) throw new DomainError('file_unreadable')
  const [fee, vat] = [fromSar(body.transferFee), fromSar(body.transferFeeVat)]
  const report: SettlementReport = {
    settlementId: body.settlementId,
    currency: 'SAR',
    transferredHalalas: body.amount < 0 ? -fromSar(-body.amount) : fromSar(body.amount),
    reference: body.reference || null,
    settledAt: instantAt(body.day, MIDNIGHT),
    lines: fee || vat ? [...lines, transferFeeOf(fee, vat)] : lines,
  }
  const about = { provider: payments.provider, source: 'file', actorId: admin._id, now: clock.now() } as const
  const { id, isNew } = await db.transaction((tx) => importSettlement(tx, report, about))
  return { _id: id, isNew }
}
