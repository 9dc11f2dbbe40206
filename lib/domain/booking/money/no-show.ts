import { addMinutes } from '@/lib/domain/time/days'

/** When a guest counts as one who did not arrive, and what that costs; a booking keeps those under which it was made. */
export interface NoShowTerms {
  /** hours after check-in, or after a booking that was made later, from which it may be recorded, at most half of the stay */
  afterHours: number
  /** of the price that was paid: what the vendor keeps of it, in percent */
  chargedPercent: number
}

/** What holds until an admin adds the first rule, and for bookings made before: at check-in, and the whole price (booking rules, Cancellation). */
export const FIRST_NO_SHOW: NoShowTerms = { afterHours: 0, chargedPercent: 100 }

/**
 * From when a no-show may be recorded: at most half of what is left of the stay, because at its end the system completes it and
 * nothing could be recorded any more. Who books after the check-in time has the same hours to arrive; `createdAt` absent: before it.
 */
export function noShowFrom(
  { checkInAt, checkOutAt, createdAt = checkInAt }: { checkInAt: Date; checkOutAt: Date; createdAt?: Date },
  { afterHours }: NoShowTerms,
): Date {
  const from = createdAt > checkInAt ? createdAt : checkInAt
  const half = (from.getTime() + checkOutAt.getTime()) / 2
  return new Date(Math.min(addMinutes(from, afterHours * 60).getTime(), half))
}

/** A day later the next night has begun. */
export const MAX_NO_SHOW_HOURS = 24
