import type { Edge } from '@/lib/domain/booking/edges'
import { listingIdsOf } from '@/lib/domain/booking/rooms'
import { BOOKING_STATES, type BookingEffect } from '@/lib/domain/booking/transitions'
import type { RefundDestination } from '@/lib/domain/ledger/postings'
import { percentOf } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { notifyWaiting } from '@/server/modules/listings/waiting-list/notify-waiting'
import { issueCommissionCredit, issueRetainedDeposit } from '@/server/modules/money/invoices/issue-for-ending'
import { getChargedCommission } from '@/server/modules/money/ledger/charged-commission'
import { getCharged, postEnding, postGranted } from '@/server/modules/money/ledger/post-reduction'
import { postDoorCommission, postDoorCommissionReturned } from '@/server/modules/money/ledger/post-stay'
import { scheduleDeposit } from '@/server/modules/money/ledger/schedule-money'
import { type BookingEnding, computeSettlement } from './booking-guards'
import { placeEvents } from './calendar/feeds/place-events'
import { endDateChanges } from './date-changes/store'
import { setAllocations } from './dates-store'
import { documentDeemedRest } from './document-deemed-rest'
import { invoiceCommission } from './invoice-commission'
import { sumLeftPrice, sumUncharged } from './payments/captured-store'
import { issueForRefunds } from './payments/refunds/issue-for-refunds'
import { refundBooking } from './payments/refunds/refund-booking'
import { giveBackUses } from './price-uses'
import { holdSeries } from './series/hold-series'
import { notifyFriends } from './splits/notify-friends'
import type { Booking } from './store'

/** A change of a booking that is written: the booking before and after it. */
export interface Step {
  before: Booking
  booking: Booking
  edge: Edge
  now: Date
  /** of the paid price, where an exception is granted */
  percent?: number | undefined
  refundTo?: RefundDestination | undefined
  /** the caller notifies the waiting list, because it may take the dates itself */
  keepsQuiet?: boolean | undefined
}

/** Before the copy for the search is written. */
export const isOfDates = (effect: BookingEffect) => effect === 'moveDates' || effect === 'endNewDates'

/** What each effect of an edge does, in the transaction of the change. */
export const EFFECTS: Record<BookingEffect, (tx: Db, step: Step) => Promise<void>> = {
  moveDates: async (tx, { booking, now }) => {
    const { dates } = BOOKING_STATES[booking.state]
    await setAllocations(tx, booking.id, dates, booking.expiresAt)
    // An event of another calendar may have waited for these dates.
    if (dates !== 'released') return
    for (const id of listingIdsOf(booking)) await placeEvents(tx, id, now)
  },
  endNewDates: (tx, { booking, now }) => endDateChanges(tx, booking.id, now),
  holdSeries: (tx, { booking, now }) => holdSeries(tx, booking, now),
  giveBackCode: async (tx, { booking, now }) => {
    if (booking.paidHalalas === 0) await giveBackUses(tx, booking.id, now)
  },
  notifyWaiting: async (tx, { booking, now, keepsQuiet }) => {
    if (keepsQuiet) return
    for (const id of listingIdsOf(booking)) await notifyWaiting(tx, id, now)
  },
  settle,
  refundAfterEnd,
  chargeDoor: (tx, { booking, now }) => postDoorCommission(tx, booking, now),
  returnDoorCharge: (tx, { booking, now }) => postDoorCommissionReturned(tx, booking, now),
  invoiceCommission: async (tx, { booking, now }) => {
    await invoiceCommission(tx, booking, await getCharged(tx, booking), now)
    await documentDeemedRest(tx, booking, now)
  },
  scheduleDeposit: (tx, { booking, now }) => scheduleDeposit(tx, booking, booking.endedAt ?? now),
}

/**
 * The refund of a booking that ends early, the commission on what is not refunded, and their posting; a refund that fails
 * later changes nothing here.
 */
async function settle(tx: Db, step: Step): Promise<void> {
  const { before, booking, now, refundTo = 'card' } = step
  const settlement = computeSettlement(before, endingOf(step), now)
  const { refundedPriceHalalas, refundedDepositHalalas } = settlement
  const refunded = { priceHalalas: refundedPriceHalalas, depositHalalas: refundedDepositHalalas }
  const refunds =
    settlement.refundHalalas > 0 ? await refundBooking(tx, booking, refunded, now, { chosen: refundTo }) : []
  await postEnding(tx, booking, settlement, refundTo, now)
  // In the order of their series.
  if (refundTo === 'balance') await issueForRefunds(tx, booking, refunds, now)
  await invoiceCommission(tx, booking, (await getCharged(tx, before)) - refundedPriceHalalas, now)
  await issueRetainedDeposit(tx, booking, before.depositPaidHalalas - refundedDepositHalalas, now)
  await notifyFriends(tx, booking, refunds, now)
}

function endingOf({ edge, percent }: Step): BookingEnding {
  if (edge.settles === undefined) throw new Error('an edge that settles names its rule')
  return edge.settles === 'exception'
    ? { by: 'exception', percent: percentOfGrant(percent) }
    : { by: edge.settles }
}

function percentOfGrant(percent: number | undefined): number {
  if (percent === undefined) throw new Error('a granted exception names its percentage')
  return percent
}

/** The deposit goes its own way. No more goes back than is left of what was captured. */
async function refundAfterEnd(tx: Db, { before, booking, now, percent }: Step): Promise<void> {
  const leftHalalas = await sumLeftPrice(tx, booking.id)
  const refundedHalalas = Math.min(percentOf(before.paidHalalas, percentOfGrant(percent)), leftHalalas)
  if (refundedHalalas === 0) return
  const chargedHalalas = (await getCharged(tx, before)) - (await sumUncharged(tx, before))
  await refundBooking(tx, booking, { priceHalalas: refundedHalalas, depositHalalas: 0 }, now)
  const from = await getChargedCommission(tx, booking.id)
  await postGranted(tx, booking, { chargedHalalas, refundedHalalas }, now)
  await issueCommissionCredit(tx, booking, { from, to: await getChargedCommission(tx, booking.id) }, now)
}
