import type { DayState } from '@/lib/domain/booking/availability'
import type { BookableListing } from '@/lib/domain/booking/bookable'
import { departureIssues, lengthIssues } from '@/lib/domain/booking/stay-rule-issues'
import { MAX_NIGHTS, vendorIssues } from '@/lib/domain/booking/stay-rules'
import { type Issue, issue } from '@/lib/domain/issues'
import { addDays, type Day, daysBetween, nightsOf } from '@/lib/domain/time/days'

/** The days of a stay while a user is choosing them. */
export interface ChosenDays {
  checkIn: Day | null
  checkOut: Day | null
}

/** The nights of a listing, and the rules by which stays begin and end. */
export interface OfferedDays {
  states: ReadonlyMap<Day, DayState>
  /** on which no stay may end, because the next one begins too soon after it */
  takenDepartures: ReadonlySet<Day>
  terms: BookableListing
  now: Date
}

/** A later day after a check-in becomes the check-out; any other day starts a new choice. */
export function pickDay(chosen: ChosenDays, day: Day): ChosenDays {
  return endsStay(chosen, day) ? { checkIn: chosen.checkIn, checkOut: day } : { checkIn: day, checkOut: null }
}

const endsStay = ({ checkIn, checkOut }: ChosenDays, day: Day): boolean =>
  checkIn !== null && checkOut === null && day > checkIn

/**
 * Why a day cannot be picked: a `night` that is not free, too little time for the `turnover` before the next stay, or the rule
 * of the vendor that forbids it.
 */
export type Refusal = Issue | 'night' | 'turnover'

/**
 * Why a day cannot be picked; null: it can. As check-in it is a free night from which some stay is allowed, as check-out a
 * day after free nights only, whose own night may be taken.
 */
export function refusalOfDay(offered: OfferedDays, chosen: ChosenDays, day: Day): Refusal | null {
  const { states, terms, now } = offered
  const isFree = (night: Day) => states.get(night) === 'free'
  if (chosen.checkIn && endsStay(chosen, day)) {
    return nightsOf(chosen.checkIn, day).every(isFree) ? endRefusal(offered, chosen.checkIn, day) : 'night'
  }
  if (!isFree(day)) return 'night'
  const oneNight = { mode: 'daily' as const, checkIn: day, checkOut: addDays(day, 1) }
  return vendorIssues(terms, oneNight, now)[0] ?? refusalOfAllEnds(offered, day)
}

function endRefusal(
  { terms, takenDepartures }: OfferedDays,
  checkIn: Day,
  checkOut: Day,
): Exclude<Refusal, 'night'> | null {
  const nights = daysBetween(checkIn, checkOut)
  if (nights > MAX_NIGHTS) return issue('checkOut', 'too_many_nights', { max: MAX_NIGHTS })
  const [first] = [...lengthIssues(terms, checkIn, nights), ...departureIssues(terms, checkOut)]
  return first ?? (takenDepartures.has(checkOut) ? 'turnover' : null)
}

/** What forbids the longest stay from a day, where each is forbidden. */
function refusalOfAllEnds(offered: OfferedDays, checkIn: Day): Refusal | null {
  let last: Refusal | null = null
  for (let nights = 1; nights <= MAX_NIGHTS; nights++) {
    if (offered.states.get(addDays(checkIn, nights - 1)) !== 'free') break
    const found = endRefusal(offered, checkIn, addDays(checkIn, nights))
    if (!found) return null
    if (last && typeof found === 'object' && 'max' in found.params) break
    last = found
  }
  return last
}
