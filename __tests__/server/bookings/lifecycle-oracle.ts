/**
 * What may happen to one booking and when, written by hand from the rules of bookings ("States", "Cancellation"). It knows
 * nothing of the product's tables, or the product would only be found to agree with itself.
 */

/** Hours since the booking was made: on Sunday 15 March at noon, for Friday at 15:00 to Sunday at noon. */
export const ARRIVAL = 123
export const DEPARTURE = 168

export interface Life {
  state: string
  /** what the guest has to pay before the dates are his */
  isPaidFirst: boolean
  /** the hour at which the one who is waited for has waited too long */
  waitsUntil: number | null
}

export type Deed =
  | 'vendor approves'
  | 'vendor rejects'
  | 'vendor cancels'
  | 'vendor checks in'
  | 'vendor says no-show'
  | 'guest pays'
  | 'guest cancels'
  | 'guest checks in'
  | 'guest checks out'

type Verdict = { refused: string } | { becomes: string; waitsUntil?: number }

export function newLife(isRequest: boolean, isPaidFirst: boolean): Life {
  if (isRequest) return { state: 'requested', isPaidFirst, waitsUntil: 24 }
  if (isPaidFirst) return { state: 'awaiting_payment', isPaidFirst, waitsUntil: 0.25 }
  return { state: 'confirmed', isPaidFirst, waitsUntil: null }
}

const OTHER_STATE: Verdict = { refused: 'not_in_this_state' }
const TOO_LATE: Verdict = { refused: 'deadline_passed' }
const TOO_EARLY: Verdict = { refused: 'too_early' }

/** What the rules say of a deed at an hour. */
export function verdict({ state, isPaidFirst, waitsUntil }: Life, deed: Deed, hour: number): Verdict {
  const isOverdue = waitsUntil !== null && hour >= waitsUntil
  switch (deed) {
    case 'vendor approves':
      if (state !== 'requested') return OTHER_STATE
      if (isOverdue) return TOO_LATE
      if (!isPaidFirst) return { becomes: 'confirmed' }
      return { becomes: 'awaiting_payment', waitsUntil: Math.min(hour + 6, ARRIVAL) }
    case 'vendor rejects':
      return state === 'requested' ? { becomes: 'rejected' } : OTHER_STATE
    case 'guest pays':
      if (state !== 'awaiting_payment') return OTHER_STATE
      return isOverdue ? TOO_LATE : { becomes: 'confirmed' }
    case 'guest cancels':
      if (!['requested', 'awaiting_payment', 'confirmed'].includes(state)) return OTHER_STATE
      return hour < ARRIVAL ? { becomes: 'cancelled_by_guest' } : TOO_LATE
    case 'vendor cancels':
      // A request is not cancelled but rejected.
      if (!['awaiting_payment', 'confirmed'].includes(state)) return OTHER_STATE
      return hour < ARRIVAL ? { becomes: 'cancelled_by_vendor' } : TOO_LATE
    case 'guest checks in':
    case 'vendor checks in':
      if (state !== 'confirmed') return OTHER_STATE
      if (hour < ARRIVAL - 1) return TOO_EARLY
      return hour < DEPARTURE ? { becomes: 'checked_in' } : TOO_LATE
    case 'guest checks out':
      return state === 'checked_in' ? { becomes: 'completed' } : OTHER_STATE
    case 'vendor says no-show':
      if (state !== 'confirmed') return OTHER_STATE
      return hour >= ARRIVAL ? { becomes: 'no_show' } : TOO_EARLY
  }
}

/** What the timers have made of a booking at an hour, when nobody did anything. */
export function asTimePasses(life: Life, hour: number): Life {
  const isOverdue = life.waitsUntil !== null && hour >= life.waitsUntil
  if (isOverdue && life.state === 'requested') return { ...life, state: 'expired', waitsUntil: null }
  if (isOverdue && life.state === 'awaiting_payment')
    return { ...life, state: 'payment_expired', waitsUntil: null }
  const isOver = hour >= DEPARTURE && ['confirmed', 'checked_in'].includes(life.state)
  return isOver ? { ...life, state: 'completed' } : life
}

/** What a booking does to its dates: a hold may still end by itself, what is confirmed stays, else others may book. */
export function datesOf({ state }: Life): 'held' | 'confirmed' | 'released' {
  if (state === 'requested' || state === 'awaiting_payment') return 'held'
  return state === 'confirmed' || state === 'checked_in' ? 'confirmed' : 'released'
}
