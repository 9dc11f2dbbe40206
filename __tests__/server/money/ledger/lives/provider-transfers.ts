import { eq, not } from 'drizzle-orm'
import { aLine, aSettlement } from '@/__tests__/server/support/settlements'
import type { TestApp } from '@/__tests__/server/support/test-app'
import { chargebacks, payments } from '@/server/db/schema/money/payments'
import type { ReportedLine, SettlementReport } from '@/server/ports/payments/settlements-port'
import type { World } from './world'

/** A new transfer of the provider, by its own account; null where nothing is to be settled. */
export async function transfer(world: World, extra: ReportedLine[] = []): Promise<SettlementReport | null> {
  const lines = [...(await unsettled(world)), ...extra]
  if (lines.length === 0) return null
  const { settled } = world.api.payments
  const report = aSettlement(`set-${settled.length}`, [...lines, TRANSFER_FEE])
  settled.push(report)
  return report
}

const aCost = (kind: 'penalty' | 'transfer_fee', halalas: number, vatHalalas: number): ReportedLine => ({
  ...aLine(kind, null, -halalas),
  vatHalalas,
})
const TRANSFER_FEE = aCost('transfer_fee', 115, 15)
const PENALTY = aCost('penalty', 11_500, 1_500)

/** What the provider has of each payment less what its settlements name; chargebacks are those that were entered. */
async function unsettled({ api }: World): Promise<ReportedLine[]> {
  const named = api.payments.settled.flatMap(({ lines }) => lines)
  const left = (id: string, kinds: ReportedLine['kind'][], halalas: number) =>
    named
      .filter(({ kind, providerPaymentId }) => providerPaymentId === id && kinds.includes(kind))
      .reduce((sum, { netHalalas, feeHalalas }) => sum - netHalalas - feeHalalas, halalas)
  const taken = await sumTakenByBanks(api)
  return [...api.payments.reports.values()]
    .filter(({ status }) => status === 'paid')
    .flatMap(({ providerId, amountHalalas }) => {
      const returned = api.payments.refunds
        .filter((order) => order.providerId === providerId)
        .reduce((sum, order) => sum + order.amountHalalas, 0)
      const paid = left(providerId, ['payment', 'adjustment'], amountHalalas)
      const refund = left(providerId, ['refund'], -returned)
      const chargeback = left(providerId, ['chargeback'], -(taken.get(providerId) ?? 0))
      return [
        ...(paid === 0 ? [] : [aLine(paid > 0 ? 'payment' : 'adjustment', providerId, paid)]),
        ...(refund === 0 ? [] : [aLine('refund', providerId, refund)]),
        ...(chargeback === 0 ? [] : [aLine('chargeback', providerId, chargeback)]),
        ...(chargeback < 0 ? [PENALTY] : []),
      ]
    })
}

/** What banks took of each payment and have not returned. */
async function sumTakenByBanks({ db }: TestApp): Promise<Map<string, number>> {
  const taken = await db
    .select({ providerId: payments.providerId, amount: chargebacks.amountHalalas })
    .from(chargebacks)
    .innerJoin(payments, eq(payments.id, chargebacks.paymentId))
    .where(not(eq(chargebacks.state, 'won')))
  const sums = new Map<string, number>()
  for (const { providerId, amount } of taken) sums.set(providerId, (sums.get(providerId) ?? 0) + amount)
  return sums
}
