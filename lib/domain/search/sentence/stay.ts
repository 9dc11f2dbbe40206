import { WEEKEND } from '@/lib/domain/search/flexible-dates'
import { addDays, type Day } from '@/lib/domain/time/days'
import { firstOn, lastOn, later, oneDay, type Span, THURSDAY, weekdayIn, weekendIn } from './calendar'
import type { TimeAtom } from './time-atom'

type Dayish = Extract<TimeAtom, { kind: 'weekday' | 'weekend' }>
type Spanning = Extract<TimeAtom, { kind: 'span' | 'after' | 'before' }>
type Counted = Extract<TimeAtom, { kind: 'nights' }>

/** A part with its place in the sentence. */
interface Placed<Atom> {
  at: number
  atom: Atom
}

/** What the times of a sentence add up to, and those that a later one replaced, by their place in the list. */
export interface StayFound {
  stay: Span | null
  replaced: number[]
}

/**
 * The stay that the times of a sentence mean together: a weekday or a weekend within, after or before a span, a number of
 * nights from a day. Of two that contradict each other the later one counts.
 */
export function stayOf(atoms: readonly TimeAtom[], today: Day): StayFound {
  const replaced: number[] = []
  let dayish: Placed<Dayish> | null = null
  let spanning: Placed<Spanning> | null = null
  let nights: Placed<Counted> | null = null
  for (const [at, atom] of atoms.entries()) {
    if (atom.kind === 'nights') {
      if (nights) replaced.push(nights.at)
      nights = { at, atom }
    } else if (atom.kind === 'weekday' || atom.kind === 'weekend') {
      if (dayish) replaced.push(dayish.at)
      dayish = { at, atom }
    } else if (!spanning || !isWithin(spanning.atom, atom)) {
      // Of a span within another one the narrower counts, in either order.
      if (spanning && !isWithin(atom, spanning.atom)) replaced.push(spanning.at)
      spanning = { at, atom }
    }
  }
  const span = spanOf(dayish?.atom, spanning?.atom, today)
  if (!span) return { stay: null, replaced: nights ? [...replaced, nights.at] : replaced }
  return { stay: nights ? { from: span.from, to: addDays(span.from, nights.atom.count) } : span, replaced }
}

/** Whether a span lies within another one. */
const isWithin = (inner: Spanning, outer: Spanning): boolean =>
  inner.kind === 'span' && outer.kind === 'span' && contains(outer.span, inner.span)

const contains = (outer: Span, inner: Span): boolean => outer.from <= inner.from && inner.to <= outer.to

function spanOf(dayish: Dayish | undefined, spanning: Spanning | undefined, today: Day): Span | null {
  if (dayish && spanning && !(spanning.kind === 'span' && (spanning.isDay || spanning.isFixed))) {
    return within(dayish, spanning, today)
  }
  if (spanning) {
    if (spanning.kind === 'span') return spanning.span
    return oneDay(
      spanning.kind === 'after' ? later(spanning.span.to, today) : addDays(spanning.span.from, -1),
    )
  }
  if (!dayish) return null
  if (dayish.kind === 'weekday') return oneDay(weekdayIn(dayish.weeks, dayish.day, today))
  return weekendIn(dayish.weeks, today)
}

/** A weekday or weekend of a span: the first one, or the one that is counted. */
function within(dayish: Dayish, spanning: Spanning, today: Day): Span {
  const weekday = dayish.kind === 'weekday' ? dayish.day : THURSDAY
  const length = dayish.kind === 'weekday' ? 1 : WEEKEND.nights
  const from = firstDay(weekday, length, dayish.order, spanning, today)
  return { from, to: addDays(from, length) }
}

function firstDay(weekday: number, length: number, order: number, spanning: Spanning, today: Day): Day {
  const { from, to } = spanning.span
  if (spanning.kind === 'after')
    return addDays(firstOn(weekday, later(to, today)), 7 * Math.max(0, order - 1))
  // The guests of a weekend leave on the first day of the span at the latest.
  if (spanning.kind === 'before') return lastOn(weekday, addDays(from, length === 1 ? -1 : -length))
  if (order === -1) return lastOn(weekday, addDays(to, -1))
  const first = order > 0 ? firstOn(weekday, from) : firstOn(weekday, later(from, today))
  const counted = addDays(first, 7 * Math.max(0, order - 1))
  return counted >= today ? counted : firstOn(weekday, today)
}
