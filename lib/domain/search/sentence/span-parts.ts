import { addDays } from '@/lib/domain/time/days'
import { later, oneDay, type Span } from './calendar'
import { andAt, find, isWeekend, occasionSpans, past, type TimeContext } from './calendar-words'
import type { Match } from './phrases'
import { spansAt } from './spans'
import { dayMatch, type TimeMatch } from './time-atom'
import * as time from './time-words'

/** `أول أسبوع من رمضان`, `second day of Eid`, `نص شعبان`, `العشر الأواخر`, `first Friday`. */
export function selectedAt(context: TimeContext, at: number): TimeMatch | null {
  const unitFirst = find(context, time.SELECTED_UNITS, at)
  if (unitFirst?.value === 'week' && find(context, time.AFTER, unitFirst.next))
    return partOfSpan(context, unitFirst.next, 'week', [{ order: 1 }])
  const tens = find(context, time.TENS_OF_MONTH, at)
  if (tens) return partOfSpan(context, tens.next, 'tenDays', [tens.value]) ?? lastTenOfRamadan(context, tens)
  const core = find(context, time.TIME_CORES, at)
  if (core?.value.is === 'weekend' && isWeekend(context, at, core)) return null
  const post = unitFirst && find(context, time.SELECTORS, unitFirst.next)
  if (unitFirst && post) {
    const found = partOfSpan(context, post.next, unitFirst.value, [post.value])
    if (found) return found
  }
  const selector = find(context, time.SELECTORS, at)
  if (!selector) return null
  const and = andAt(context, selector.next)
  const other = and === null ? null : find(context, time.SELECTORS, and)
  const selectors = other ? [selector.value, other.value] : [selector.value]
  const start = other?.next ?? selector.next
  const dayish = weekdayWith(context, start, selector.value)
  if (dayish) return dayish
  const unit = find(context, time.SELECTED_UNITS, start)
  return (
    (unit && partOfSpan(context, unit.next, unit.value, selectors)) ??
    partOfSpan(context, start, 'day', selectors)
  )
}

/** The last ten nights without a month are those of Ramadan. */
function lastTenOfRamadan(context: TimeContext, { value, next }: Match<time.Selector>): TimeMatch | null {
  const spans = occasionSpans(context, ['ramadan'])
  return pickPart(context, spans, 'tenDays', [value], next)
}

function weekdayWith(context: TimeContext, at: number, selector: time.Selector): TimeMatch | null {
  const core = find(context, time.TIME_CORES, at)
  if (!core || !('order' in selector)) return null
  const { order } = selector
  if (core.value.is === 'weekend') return { atom: { kind: 'weekend', weeks: 0, order }, next: core.next }
  return core.value.is === 'weekday' && !core.value.needsArticle
    ? { atom: { kind: 'weekday', day: core.value.day, weeks: 0, order }, next: core.next }
    : null
}

type Unit = 'day' | 'week' | 'tenDays'

function partOfSpan(
  context: TimeContext,
  at: number,
  unit: Unit,
  selectors: readonly time.Selector[],
): TimeMatch | null {
  const side = find(context, time.AFTER, at)
  const after = side && spansAt(context, side.next)
  const [span] = after?.spans ?? []
  if (after && span && unit === 'week')
    return { atom: { kind: 'span', span: { from: span.to, to: addDays(span.to, 7) } }, next: after.next }
  if (after && span) return dayMatch(span.to, after.next)
  const spans = spansAt(context, past(context, time.OF, at)) ?? spansAt(context, at)
  return spans && pickPart(context, spans.spans, unit, selectors, spans.next)
}

function pickPart(
  { today }: TimeContext,
  spans: readonly Span[],
  unit: Unit,
  selectors: readonly time.Selector[],
  next: number,
): TimeMatch | null {
  for (const month of spans) {
    const parts = selectors.flatMap((selector) => partIn(month, unit, selector) ?? [])
    const [first] = parts
    const last = parts.at(-1)
    if (!first || !last || last.to <= today) continue
    const span = { from: later(first.from, today), to: last.to }
    const isDay = unit === 'day' && parts.length === 1
    return { atom: { kind: 'span', span, month, ...(isDay ? { isDay } : { isFixed: true }) }, next }
  }
  return null
}

const MIDDLE = 15

function partIn({ from, to }: Span, unit: Unit, selector: time.Selector): Span | null {
  if ('part' in selector) {
    if (unit !== 'day') return partIn({ from, to }, unit, { order: selector.part === 'end' ? -1 : 1 })
    const day = { start: from, middle: addDays(from, MIDDLE - 1), end: addDays(to, -1) }[selector.part]
    return day < to ? oneDay(day) : null
  }
  const { order } = selector
  if (order === -1 && unit === 'tenDays') return { from: addDays(from, 20), to }
  const length = { day: 1, week: 7, tenDays: 10 }[unit]
  if (order === -1) return { from: addDays(to, -length), to }
  const first = addDays(from, (order - 1) * length)
  const end = addDays(first, length)
  return end <= to ? { from: first, to: end } : null
}
