import { earningsOfStay } from '@/lib/domain/booking/money/commission'
import { amountToCollect, depositToCollect } from '@/lib/domain/booking/money/due'
import type { BookingHistoryEvent } from '@/lib/domain/booking/transitions'
import type { Halalas } from '@/lib/domain/money'
import { vendorPriceOf } from '@/lib/domain/promotions/platform-part'
import type { StayTaxes } from '@/lib/domain/rates/stay-vat'
import { addMinutes } from '@/lib/domain/time/days'

/** How long a vendor can take back "Payment received", while the stay lasts. */
const UNDO_COLLECT_HOURS = 24

interface Step {
  event: BookingHistoryEvent
  createdAt: Date
}

/** How often the vendor said to have the money; whether that stands, and until when it can be taken back. */
export interface Collection {
  times: number
  isCollected: boolean
  undoUntil: Date | null
}

/** What the steps of a booking say of the money at the door; of one instant they have no order, so they are counted. */
export function collectionOf(history: readonly Step[]): Collection {
  const collects = history.filter(({ event }) => event === 'collect')
  const undone = history.filter(({ event }) => event === 'undo_collect').length
  const last = collects.at(-1)
  const isCollected = collects.length > undone
  const undoUntil = isCollected && last ? addMinutes(last.createdAt, UNDO_COLLECT_HOURS * 60) : null
  return { times: collects.length, isCollected, undoUntil }
}

type ToCollect = Parameters<typeof amountToCollect>[0] & Parameters<typeof vendorPriceOf>[0] & StayTaxes

/**
 * What "Payment received" means in halalas: the amount taken at the door and the deposit in it, what Diyar adds of a
 * discount, the commission and the VAT of the stay that the ledger charges for it, and what the vendor keeps of the price.
 */
export function collectionTerms(
  booking: ToCollect,
): Record<'amount' | 'deposit' | 'byDiyar' | 'commission' | 'commissionVat' | 'stayVat' | 'net', Halalas> {
  const { totalHalalas, paidHalalas } = booking
  const amount = amountToCollect(booking)
  const deposit = depositToCollect(booking)
  const toHalalas = Math.max(totalHalalas, paidHalalas)
  const earnedOf = (chargedHalalas: Halalas) =>
    earningsOfStay({ priceHalalas: vendorPriceOf(booking, chargedHalalas), chargedHalalas }, booking)
  const [before, after] = [earnedOf(paidHalalas), earnedOf(toHalalas)]
  return {
    amount,
    deposit,
    byDiyar: vendorPriceOf(booking, toHalalas) - vendorPriceOf(booking, paidHalalas) - (amount - deposit),
    commission: after.commissionHalalas - before.commissionHalalas,
    commissionVat: after.commissionVatHalalas - before.commissionVatHalalas,
    stayVat: after.stayVatHalalas - before.stayVatHalalas,
    net: after.netHalalas - before.netHalalas,
  }
}
