import type { EarningsWire } from '@/lib/contract/schemas/payouts/earnings'
import { toSar } from '@/lib/domain/money'
import { type Month, spanOfMonth } from '@/lib/domain/payouts/earnings'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import { getPayoutTerms } from '@/server/modules/money/payouts/get-payout-terms'
import type { PageRequest } from '@/server/plugins/request-params'
import type { Member } from '@/server/policy/signed-in'
import { amountsToSar, movementToWire, sumAmounts } from './movement-to-wire'
import { findBalances, listMonths, listMovements } from './store'

/** A vendor's balances, and the movements of one month; without one of the latest. */
export async function getEarnings(
  { db, clock }: Deps,
  member: Member,
  { month: requested, page, pageSize }: PageRequest & { month?: Month },
): Promise<EarningsWire> {
  const now = clock.now()
  const balances = await findBalances(db, member.vendorId)
  const months = await listMonths(db, member.vendorId)
  const month = requested ?? months[0] ?? riyadhDay(now).slice(0, 7)
  const movements = await listMovements(db, member.vendorId, spanOfMonth(month))
  const begin = (page - 1) * pageSize
  return {
    pending: toSar(balances.pending),
    available: toSar(balances.available),
    debt: toSar(balances.debt),
    reserve: toSar(balances.reserve),
    ...(await getPayoutTerms(db, member, balances.available, now)),
    month,
    months,
    totals: amountsToSar(sumAmounts(movements)),
    data: movements.slice(begin, begin + pageSize).map(movementToWire),
    page,
    pageSize,
    total: movements.length,
  }
}
