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
  terms: BookableListing
  now: Date
}

/** A later day after a check-in becomes the check-out; any other day starts a new choice. */
export function pickDay(chosen: ChosenDays, day: Day): ChosenDays {
  return endsStay(chosen, day) ? { checkIn: chosen.checkIn, checkOut: day } : { checkIn: day, checkOut: null }
}

const endsStay = ({ checkIn, checkOut }: ChosenDays, day: Day): boolean =>
  checkIn !== null && checkOut === null && day > checkIn

/** Why a day cannot be picked: `night`, a night that is not free, or the rule of the vendor that forbids it. */
export type Refusal = Issue | 'night'

/**
 * Why a day cannot be picked; null: it can. As check-in it is a free night from which some stay is allowed, as check-out a
 * day after free nights only, whose own night may be taken.
 */
export function whyNotPicked(offered: OfferedDays, chosen: ChosenDays, day: Day): Refusal | null {
  const { states, terms, now } = offered
  const isFree = (night: Day) => states.get(night) === 'free'
  if (chosen.checkIn && endsStay(chosen, day)) {
    return nightsOf(chosen.checkIn, day).every(isFree) ? endIssue(terms, chosen.checkIn, day) : 'night'
  }
  if (!isFree(day)) return 'night'
  const oneNight = { mode: 'daily' as const, checkIn: day, checkOut: addDays(day, 1) }
  return vendorIssues(terms, oneNight, now)[0] ?? issueOfAllEnds(offered, day)
}

function endIssue(terms: BookableListing, checkIn: Day, checkOut: Day): Issue | null {
  const nights = daysBetween(checkIn, checkOut)
  if (nights > MAX_NIGHTS) return issue('checkOut', 'too_many_nights', { max: MAX_NIGHTS })
  return [...lengthIssues(terms, checkIn, nights), ...departureIssues(terms, checkOut)][0] ?? null
}

/** What forbids the longest stay from a day, where each is forbidden. */
function issueOfAllEnds({ states, terms }: OfferedDays, checkIn: Day): Issue | null {
  let last: Issue | null = null
  for (let nights = 1; nights <= MAX_NIGHTS; nights++) {
    if (states.get(addDays(checkIn, nights - 1)) !== 'free') break
    const found = endIssue(terms, checkIn, addDays(checkIn, nights))
    if (!found) return null
    if (last && 'max' in found.params) break
    last = found
  }
  return last
}
