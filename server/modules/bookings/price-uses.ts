import { endOf } from '@/lib/domain/private-offers/private-offer'
import type { Db } from '@/server/db/db'
import { giveBackOffer, retakeOffer } from '@/server/modules/listings/private-offers/spend-offer'
import { giveBackUse, retakeUse } from '@/server/modules/money/promotions/uses'
import { holdOptionAgain } from './options/option-dates'
import { deleteOptionOfBooking } from './options/store'
import type { Booking } from './store'

/** Gives back the code and the private offer of a booking that was not paid; nothing where it used none. */
export async function giveBackUses(tx: Db, bookingId: string, now: Date): Promise<void> {
  await giveBackUse(tx, bookingId, now)
  const offer = await giveBackOffer(tx, bookingId, now)
  if (offer?.holdsDates && endOf(offer, now) === null) await holdOptionAgain(tx, offer, now)
}

/** Takes back what a late payment needs again: false where the code allows it no more, or another booking used the offer. */
export async function retakeUses(tx: Db, booking: Booking, now: Date): Promise<boolean> {
  if (!(await retakeUse(tx, booking.id, now)) || !(await retakeOffer(tx, booking, now))) return false
  await deleteOptionOfBooking(tx, booking.id)
  return true
}
