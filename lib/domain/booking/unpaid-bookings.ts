import type { BookingState } from './transitions'

/** Bookings that hold dates before anything was paid; whoever arrived is no risk any more. */
export const OPEN_UNPAID_STATES = ['requested', 'confirmed'] as const satisfies readonly BookingState[]

/** Open at once, before a guest's first finished stay and after it: an empty promise costs a vendor the dates. */
const MAX_OPEN = { before: 3, after: 5 } as const

/** How many bookings without any payment a guest may have open, with what explains it. */
export function openUnpaidLimit(finishedStays: number): { max: number; before: number; after: number } {
  return { max: finishedStays > 0 ? MAX_OPEN.after : MAX_OPEN.before, ...MAX_OPEN }
}
