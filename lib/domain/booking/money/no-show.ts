/** When a guest counts as one who did not arrive, and what that costs; a booking keeps those under which it was made. */
export interface NoShowTerms {
  /** hours after check-in from which it may be recorded, at most half of the stay */
  afterHours: number
  /** of the price that was paid: what the vendor keeps of it, in percent */
  chargedPercent: number
}

/** What holds until an admin adds the first rule, and for bookings made before: at check-in, and the whole price (booking rules, Cancellation). */
export const FIRST_NO_SHOW: NoShowTerms = { afterHours: 0, chargedPercent: 100 }

/** A day later the next night has begun. */
export const MAX_NO_SHOW_HOURS = 24
