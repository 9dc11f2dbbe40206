import type { AdminRefundTermsWire } from '@/lib/contract/schemas/ledger/adjustments'
import { mostRefund } from '@/lib/domain/booking/money/admin-refund'
import { toSar } from '@/lib/domain/money'
import { platformDiscountOf } from '@/lib/domain/promotions/platform-part'
import type { Deps } from '@/server/deps'
import { getOwnBooking } from '@/server/modules/bookings/get-own-booking'
import { isOwnMoney } from '@/server/modules/money/balance/adjustment-owner'
import { findOpenRefund } from '@/server/modules/money/balance/find-given-refunds'
import { loadAdjustments } from '@/server/modules/money/balance/load-adjustments'
import type { SignedIn } from '@/server/policy/signed-in'
import { getRefundLimit } from './propose-refund'
import { findRefundRefusal, getRefundSums } from './refund-sums'

/** What an admin may give back of a booking now, from what its shares follow, and what waits for another admin. */
export async function getRefundTerms(
  { db, clock }: Deps,
  admin: SignedIn,
  id: string,
): Promise<AdminRefundTermsWire> {
  const now = clock.now()
  const booking = await getOwnBooking(db, id, 'anybody')
  const isOwn = await isOwnMoney(db, { subject: 'refund', ownerId: id }, admin._id)
  const refusal = isOwn ? 'second_person_needed' : await findRefundRefusal(db, booking, now)
  const sums = await getRefundSums(db, booking)
  const { limitHalalas, movedAloneHalalas } = await getRefundLimit(db, admin, now)
  const open = await findOpenRefund(db, id)
  const [proposal = null] = open ? await loadAdjustments(db, [open.id], admin._id) : []
  const discount = platformDiscountOf(booking)
  const { commissionPercent, vatPercent, stayVat, sequence, totalHalalas } = booking
  return {
    ...{ version: sequence, refusal, proposal, commissionPercent, vatPercent, stayVat },
    mostPartial: toSar(mostRefund('partial', sums)),
    mostGoodwill: toSar(mostRefund('goodwill', sums)),
    alone: toSar(Math.max(0, limitHalalas - movedAloneHalalas)),
    charged: toSar(sums.chargedHalalas),
    total: toSar(totalHalalas),
    discount: discount && toSar(discount.discountHalalas),
  }
}
