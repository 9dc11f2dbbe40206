import type { ChosenRoom } from '@/lib/domain/booking/bookable'
import { chosenFromParam, chosenToParam } from './chosen-add-on'

/** Further room types in the address of a page: "id:units", with commas between them. */
export const roomsToParam = (rooms: readonly ChosenRoom[]): string =>
  rooms.map(({ listingId, units }) => chosenToParam({ _id: listingId, quantity: units })).join()

/** The inverse; what is not of this form is left out. */
export const roomsFromParam = (param: string | undefined): ChosenRoom[] =>
  (param ?? '').split(',').flatMap((one) => {
    const chosen = chosenFromParam(one)
    return chosen ? [{ listingId: chosen._id, units: chosen.quantity ?? 1 }] : []
  })
