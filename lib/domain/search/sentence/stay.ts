import { addDays, type Day } from '@/lib/domain/time/days'
import {
  firstOn,
  lastOn,
  later,
  oneDay,
  type Span,
  THURSDAY,
  WEEKEND_NIGHTS,
  weekendFrom,
  weekendOf,
  weekOf,
} from './calendar'
import type { TimeAtom } from './times'

type Dayish = Extract<TimeAtom, { kind: 'weekday' | 'weekend' }>
type Spanning = Extract<TimeAtom, { kind: 'span' | 'after' | 'before' }>

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
  let dayish = -1
  let spanning = -1
  let nights = -1
  const replaced: number[] = []
  for (const [i, atom] of atoms.entries()) {
    if (atom.kind === 'nights') {
      if (nights >= 0) replaced.push(nights)
      nights = i
    } else if (atom.kind === 'weekday' || atom.kind === 'weekend') {
      if (dayish >= 0) replaced.push(dayish)
      dayish = i
    } else {
      const before = atoms[spanning]
      const isNarrower = before?.kind === 'span' && atom.kind === 'span' && contains(atom.span, before.span)
      const isWithin = before?.kind === 'span' && atom.kind === 'span' && contains(before.span, atom.span)
      if (isNarrower) continue
      if (spanning >= 0 && !isWithin) replaced.push(spanning)
      spanning = i
    }
  }
  const span = spanOf(atoms[dayish] as Dayish | undefined, atoms[spanning] as Spanning | undefined, today)
  const counted = atoms[nights]
  const count = counted?.kind === 'nights' ? counted.count : 0
  if (!span) return { stay: null, replaced: nights >= 0 ? [...replaced, nights] : replaced }
  return { stay: count > 0 ? { from: span.from, to: addDays(span.from, count) } : span, replaced }
}

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
  if (dayish.kind === 'weekday') return oneDay(firstOn(dayish.day, dayish.isNext ? addDays(today, 1) : today))
  return dayish.isNext ? weekendFrom(addDays(weekOf(today), 7 + THURSDAY)) : weekendOf(today)
}

/** A weekday or weekend of a span: the first one, or the one that is counted. */
function within(dayish: Dayish, spanning: Spanning, today: Day): Span {
  const weekday = dayish.kind === 'weekday' ? dayish.day : THURSDAY
  const length = dayish.kind === 'weekday' ? 1 : WEEKEND_NIGHTS
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
