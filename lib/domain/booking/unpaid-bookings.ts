import type { BookingState } from './transitions'

/** States in which an unpaid booking holds dates; a guest who has checked in no longer counts. */
export const OPEN_UNPAID_STATES = ['requested', 'confirmed'] as const satisfies readonly BookingState[]

/** Unpaid bookings open at once, before and after a guest's first completed stay: each blocks a vendor's dates. */
const MAX_OPEN = { before: 3, after: 5 } as const

/** The limit of open unpaid bookings of a guest, with both limits for the message. */
export function openUnpaidLimit(finishedStays: number): { max: number; before: number; after: number } {
  return { max: finishedStays > 0 ? MAX_OPEN.after : MAX_OPEN.before, ...MAX_OPEN }
}
