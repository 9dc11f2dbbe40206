import { addDays, type Day } from '@/lib/domain/time/days'
import { firstOn, later, type Span, weekdayIn, weekendIn } from './calendar'
import { andAt, find, past, type TimeContext } from './calendar-words'
import { comingDayOfMonth, dateAt, dayNumberAt, isCounted } from './dates'
import { anchorAt, nightsAt, shiftedAt } from './durations'
import { selectedAt } from './span-parts'
import { coreAtomAt } from './spans'
import { dayMatch, type TimeAtom, type TimeMatch } from './time-atom'
import * as time from './time-words'
import { hasAnd, hasFor } from './words'

/** The days that begin at a position: a range, days that follow each other, a day or a span; null where there are none. */
export function timeAt(context: TimeContext, at: number): TimeMatch | null {
  return rangeAt(context, at) ?? daysInARowAt(context, at) ?? atomAt(context, at)
}

/** `من 12 إلى 15 ديسمبر`, `Thursday to Saturday`, `12-15 Dec`, `between 3 and 5 Rajab`. */
function rangeAt(context: TimeContext, at: number): TimeMatch | null {
  const between = find(context, time.BETWEEN, at)
  const start = between?.next ?? past(context, time.FROM, at)
  const first = endAt(context, start)
  const middle = first && connectorAt(context, first.next, between !== null)
  const last = middle ? endAt(context, middle) : null
  if (!first || !last) return null
  const span = spanBetween(context, first, last)
  return span && { atom: { kind: 'span', span, isFixed: true }, next: last.next }
}

interface End {
  /** null: the number of a day whose month the other end has */
  atom: TimeAtom | null
  number: number
  isMarked: boolean
  next: number
}

/** The position after the word between two ends; the letter `ل` may be attached to the second one. */
function connectorAt(context: TimeContext, at: number, isBetween: boolean): number | null {
  const word = context.words[at]
  if (!word) return null
  const to = find(context, isBetween ? time.AND : time.TO, at)
  if (to && !to.attached) return to.next
  const isAttached = [...word.forms.values()].some(isBetween ? hasAnd : hasFor)
  return word.isJoined || isAttached ? at : null
}

function endAt(context: TimeContext, at: number): End | null {
  const found = bareEndAt(context, at) ? null : datedAt(context, atomAt(context, at))
  if (found && found.atom.kind !== 'nights')
    return { atom: found.atom, number: 0, isMarked: true, next: found.next }
  const mark = past(context, time.DAY_MARK, at)
  const day = dayNumberAt(context, mark)
  if (!day || isCounted(context, day.next)) return null
  return { atom: null, number: day.value, isMarked: mark > at || day.isOrdinal, next: day.next }
}

/** `Friday 13 February`: the date after a weekday says it more exactly. */
function datedAt(context: TimeContext, found: TimeMatch | null): TimeMatch | null {
  return (found?.atom.kind === 'weekday' ? dateAt(context, found.next) : null) ?? found
}

/** Whether a day stands without its month before another one: the 3rd to the 6th of April. */
function bareEndAt(context: TimeContext, at: number): boolean {
  const mark = past(context, time.DAY_MARK, at)
  const day = /\d/.test(context.words[mark]?.text ?? '') ? dayNumberAt(context, mark) : null
  if (!day) return false
  return connectorAt(context, day.next, false) !== null || connectorAt(context, day.next, true) !== null
}

function spanBetween(context: TimeContext, first: End, last: End): Span | null {
  const { today } = context
  if (first.atom) {
    const from = startOf(context, first.atom, today)
    const to = last.atom
      ? startOf(context, last.atom, addDays(from, 1))
      : dayAfter(last.number, first.atom, from)
    return to && to > from ? { from, to } : null
  }
  if (last.atom) {
    const month = last.atom.kind === 'span' ? last.atom.month : undefined
    if (!month) return null
    const to = startOf(context, last.atom, today)
    const from = addDays(month.from, first.number - 1)
    return from < to ? { from: later(from, today), to } : null
  }
  if (!first.isMarked) return null
  const from = comingDayOfMonth(first.number, today)
  const to = from && comingDayOfMonth(last.number, addDays(from, 1))
  return from && to ? { from, to } : null
}

/** The second end by its number alone, in the month of the first. */
function dayAfter(number: number, atom: TimeAtom, from: Day): Day | null {
  const month = atom.kind === 'span' ? atom.month : undefined
  if (!month) return null
  const day = addDays(month.from, number - 1)
  return day > from ? day : null
}

/** The first day of an atom that is an end of a range. */
function startOf({ today }: TimeContext, atom: TimeAtom, base: Day): Day {
  switch (atom.kind) {
    case 'weekday':
      return base === today ? weekdayIn(atom.weeks, atom.day, today) : firstOn(atom.day, base)
    case 'weekend':
      return later(weekendIn(atom.weeks, today).from, base)
    case 'after':
      return atom.span.to
    case 'before':
      return addDays(atom.span.from, -1)
    case 'span':
      return later(atom.span.from, today)
    default:
      return today
  }
}

/** `الخميس والجمعة`, `12 و 13 ديسمبر`: days that follow each other are all nights of the stay. */
function daysInARowAt(context: TimeContext, at: number): TimeMatch | null {
  const first = endAt(context, past(context, time.FILLERS, at))
  if (!first || (first.atom && !isDayAtom(first.atom))) return null
  const joined = andAt(context, first.next)
  const second = joined === null ? null : endAt(context, joined)
  if (!second?.atom || !isDayAtom(second.atom)) return null
  const span = spanBetween(context, first, second)
  if (!span) return null
  let days = { from: span.from, to: addDays(span.to, 1) }
  let { next } = second
  for (;;) {
    const and = andAt(context, next)
    const more = and === null ? null : endAt(context, and)
    if (!more?.atom || !isDayAtom(more.atom)) break
    const day = startOf(context, more.atom, days.to)
    if (day !== days.to) break
    days = { from: days.from, to: addDays(day, 1) }
    next = more.next
  }
  return { atom: { kind: 'span', span: days, isFixed: true }, next }
}

const isDayAtom = (atom: TimeAtom): boolean =>
  atom.kind === 'weekday' || (atom.kind === 'span' && atom.isDay === true)

function atomAt(context: TimeContext, at: number): TimeMatch | null {
  return (
    relativePhraseAt(context, at) ??
    dateAt(context, at) ??
    shiftedAt(context, at) ??
    anchorAt(context, at) ??
    selectedAt(context, past(context, time.FILLERS, at)) ??
    nightsAt(context, at) ??
    coreAtomAt(context, at)
  )
}

/** `بعد بكرة`, `day after tomorrow`, before the single word for after is read. */
function relativePhraseAt(context: TimeContext, at: number): TimeMatch | null {
  const core = find(context, time.TIME_CORES, at)
  if (core?.value.is !== 'relative' || core.next - at < 2) return null
  return dayMatch(addDays(context.today, core.value.days), core.next)
}
