import type { BookableListing } from '@/lib/domain/booking/bookable'
import type { Fee } from '@/lib/domain/booking/money/fees'
import { agreedAddOns } from '@/lib/domain/booking/money/own-add-ons'
import type { RoomOfStay, RoomsOfStay } from '@/lib/domain/booking/money/quote-rooms'
import { feesWithOvertime } from '@/lib/domain/booking/overtime'
import { takesPets } from '@/lib/domain/booking/party'
import type { Booking } from '@/server/modules/bookings/store'

/** The terms of a listing now, with what the booking has agreed: policy, deposit, add-ons, pet, overtime and VAT. */
export function storedTerms(terms: BookableListing, booking: Booking): BookableListing {
  const { snapshot, paymentType, depositHalalas } = booking
  const addOns = snapshot.lines.flatMap((line) =>
    line.kind === 'addOn' ? [{ name: line.name, priceHalalas: line.amountHalalas }] : [],
  )
  return {
    ...agreedFees(terms, booking),
    ...{
      addOns,
      ownAddOns: agreedAddOns(snapshot.lines).offered,
      paymentType,
      depositHalalas,
      cancellationPolicy: snapshot.policy,
    },
    ...storedVat(terms, booking),
  }
}

/** Several room types by these terms: the deposit and the add-ons of the booking are with its first one. */
export function withStoredTerms([main, second, ...others]: RoomsOfStay, booking: Booking): RoomsOfStay {
  const further = (room: RoomOfStay) => ({ ...room, listing: termsOfFurther(room.listing, booking) })
  const first = { ...main, listing: storedTerms(main.listing, booking) }
  return [first, further(second), ...others.map(further)]
}

function termsOfFurther(terms: BookableListing, booking: Booking): BookableListing {
  const { ownAddOns: _own, ...stored } = storedTerms(terms, booking)
  return { ...stored, addOns: [], fees: feesWithOvertime(terms, booking.period), depositHalalas: 0 }
}

/** A pet and an overtime that were agreed stay so, at no price where the vendor takes none any more. */
function agreedFees(terms: BookableListing, { party, period }: Booking): BookableListing {
  const fees = feesWithOvertime(terms, period)
  const pet: Fee = { kind: 'pet', priceHalalas: 0, threshold: 0, charged: 'once' }
  return { ...terms, fees: party.pet && !takesPets(fees) ? [...fees, pet] : fees }
}

/** Diyar stays the deemed supplier of what was booked so; for others it counts whether the vendor is registered now. */
function storedVat(
  { stayVat: now }: BookableListing,
  { stayVat, vatPercent }: Booking,
): Pick<BookableListing, 'stayVat' | 'vatPercent'> {
  if (stayVat === 'diyar' || now === 'vendor')
    return { stayVat: stayVat === 'diyar' ? stayVat : now, vatPercent }
  return { stayVat: 'nobody', vatPercent: null }
}
