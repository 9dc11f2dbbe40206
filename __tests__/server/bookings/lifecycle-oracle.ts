/**
 * What may happen to one booking and when, written by hand from the rules of bookings ("States", "Cancellation"). It knows
 * nothing of the product's tables, or the product would only be found to agree with itself.
 */

/** Hours since the booking was made: on Sunday 15 March at noon, for Friday at 15:00 to Sunday at noon. */
export const ARRIVAL = 123
export const DEPARTURE = 168
/** Until so long before the arrival the flexible policy gives everything back. */
const FREE_UNTIL = 24
const A_DAY = 24

export interface Life {
  state: string
  isRequest: boolean
  /** the hours at which the stay begins and ends, as it was moved last */
  arrival: number
  departure: number
  /** what the guest has to pay before the dates are his */
  isPaidFirst: boolean
  /** the guest pays something on arrival, so that its commission hangs on whether somebody came */
  isPaidAtDoor: boolean
  /** the vendor said that the place of an early check-out is empty */
  isEmpty: boolean
  /** the hour at which the one who is waited for has waited too long */
  waitsUntil: number | null
}

export type Deed =
  | 'vendor approves'
  | 'vendor rejects'
  | 'vendor cancels'
  | 'vendor checks in'
  | 'vendor says no-show'
  | 'vendor says the guest stayed'
  | 'vendor says it is empty'
  | 'guest pays'
  | 'guest cancels'
  | 'guest moves a day later'
  | 'guest checks in'
  | 'guest checks out'

type Verdict =
  | { refused: string }
  | { becomes: string; waitsUntil?: number | null; isEmpty?: true; later?: number }

export function newLife(isRequest: boolean, isPaidFirst: boolean, isPaidAtDoor: boolean): Life {
  const life = {
    isRequest,
    isPaidFirst,
    isPaidAtDoor,
    isEmpty: false,
    arrival: ARRIVAL,
    departure: DEPARTURE,
  }
  if (isRequest) return { ...life, state: 'requested', waitsUntil: 24 }
  if (isPaidFirst) return { ...life, state: 'awaiting_payment', waitsUntil: 0.25 }
  return { ...life, state: 'confirmed', waitsUntil: null }
}

const BEFORE_ARRIVAL = ['requested', 'awaiting_payment', 'confirmed']
const OTHER_STATE: Verdict = { refused: 'not_in_this_state' }
const TOO_LATE: Verdict = { refused: 'deadline_passed' }
const TOO_EARLY: Verdict = { refused: 'too_early' }

/** What the rules say of a deed at an hour. */
export function verdict(life: Life, deed: Deed, hour: number): Verdict {
  const { state, isPaidFirst, isEmpty, waitsUntil, arrival, departure } = life
  const isOverdue = waitsUntil !== null && hour >= waitsUntil
  switch (deed) {
    case 'vendor approves':
      if (state !== 'requested') return OTHER_STATE
      if (isOverdue) return TOO_LATE
      if (!isPaidFirst) return { becomes: 'confirmed' }
      return { becomes: 'awaiting_payment', waitsUntil: Math.min(hour + 6, arrival) }
    case 'vendor rejects':
      return state === 'requested' ? { becomes: 'rejected' } : OTHER_STATE
    case 'guest pays':
      if (state !== 'awaiting_payment') return OTHER_STATE
      return isOverdue ? TOO_LATE : { becomes: 'confirmed' }
    case 'guest cancels':
      if (!BEFORE_ARRIVAL.includes(state)) return OTHER_STATE
      return hour < arrival ? { becomes: 'cancelled_by_guest' } : TOO_LATE
    case 'guest moves a day later': {
      if (!BEFORE_ARRIVAL.includes(state)) return OTHER_STATE
      // The vendor approved those days.
      if (life.isRequest && state !== 'requested') return OTHER_STATE
      // No way around the policy of what is paid.
      const isPaid = isPaidFirst && state === 'confirmed'
      if (isOverdue || hour >= arrival || (isPaid && hour > arrival - FREE_UNTIL)) return TOO_LATE
      return { becomes: state, waitsUntil, later: A_DAY }
    }
    case 'vendor cancels':
      // A request is not cancelled but rejected.
      if (!['awaiting_payment', 'confirmed'].includes(state)) return OTHER_STATE
      return hour < arrival ? { becomes: 'cancelled_by_vendor' } : TOO_LATE
    case 'guest checks in':
    case 'vendor checks in':
      if (state !== 'confirmed') return OTHER_STATE
      if (hour < arrival - 1) return TOO_EARLY
      return hour < departure ? { becomes: 'checked_in' } : TOO_LATE
    case 'guest checks out':
      return state === 'checked_in' ? { becomes: 'completed' } : OTHER_STATE
    case 'vendor says no-show':
      if (state !== 'confirmed') return OTHER_STATE
      return hour >= arrival ? { becomes: 'no_show' } : TOO_EARLY
    case 'vendor says the guest stayed':
      if (state !== 'confirmed') return OTHER_STATE
      return hour >= departure ? { becomes: 'completed' } : TOO_EARLY
    case 'vendor says it is empty':
      if (state !== 'completed') return OTHER_STATE
      if (hour >= departure) return TOO_LATE
      return isEmpty ? { refused: 'already_done' } : { becomes: 'completed', isEmpty: true }
  }
}

/** What the timers have made of a booking at an hour, when nobody did anything. */
export function asTimePasses(life: Life, hour: number): Life {
  const isOverdue = life.waitsUntil !== null && hour >= life.waitsUntil
  if (isOverdue && life.state === 'requested') return { ...life, state: 'expired', waitsUntil: null }
  if (isOverdue && life.state === 'awaiting_payment')
    return { ...life, state: 'payment_expired', waitsUntil: null }
  if (hour < life.departure || !['confirmed', 'checked_in'].includes(life.state)) return life
  // Where nobody arrived and something was due at the door the vendor has two days to say whether somebody came.
  const isAsked = life.state === 'confirmed' && life.isPaidAtDoor
  if (isAsked && life.waitsUntil === null) return { ...life, waitsUntil: hour + 48 }
  return isAsked && !isOverdue ? life : { ...life, state: 'completed', waitsUntil: null }
}

/** What a booking does to its dates: a hold may still end by itself, what is confirmed stays, else others may book. */
export function datesOf({ state, isEmpty }: Life): 'held' | 'confirmed' | 'released' {
  if (state === 'requested' || state === 'awaiting_payment') return 'held'
  if (state === 'completed') return isEmpty ? 'released' : 'confirmed'
  return state === 'confirmed' || state === 'checked_in' ? 'confirmed' : 'released'
}
