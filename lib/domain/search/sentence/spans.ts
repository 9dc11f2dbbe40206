import { later, type Span } from './calendar'
import { coreSpans, find, modified, past, type TimeContext } from './calendar-words'
import { dateAt, monthsAt, yearAt } from './dates'
import type { TimeMatch } from './time-atom'
import * as time from './time-words'
import { hasArticle } from './words'

export interface Spans {
  /** those that are not over, the earliest first; never empty */
  spans: Span[]
  isDay?: boolean
  isMonth?: boolean
  next: number
}

/** The span of the calendar that begins at a position: a month, a week, an occasion, a weekend or a day. */
export function spansAt(context: TimeContext, at: number): Spans | null {
  const date = dateAt(context, at)
  if (date?.atom.kind === 'span') return { spans: [date.atom.span], isDay: true, next: date.next }
  const months = monthsAt(context, at, true)
  if (months)
    return months.spans.length > 0 ? { spans: months.spans, isMonth: true, next: months.next } : null
  const found = modified(context, at)
  if (!found) return null
  const spans = coreSpans(context, found)
  const isDay = found.core.is === 'relative' || found.core.is === 'weekday'
  const year =
    found.core.is === 'occasion'
      ? (yearAt(context, found.next, 'gregorian') ?? yearAt(context, found.next, 'hijri'))
      : null
  return spans.length > 0 ? { spans, isDay, next: year?.next ?? found.next } : null
}

export function coreAtomAt(context: TimeContext, at: number): TimeMatch | null {
  const filled = past(context, time.FILLERS, at)
  const found = modified(context, at) ?? (filled > at ? modified(context, filled) : null)
  if (found && (found.core.is === 'weekday' || found.core.is === 'weekend')) {
    const post = find(context, time.SELECTORS, found.next)
    const order = post && 'order' in post.value && hasArticle(post.attached) ? post.value.order : 0
    const next = order === 0 ? found.next : (post?.next ?? found.next)
    const { core, weeks } = found
    return core.is === 'weekday'
      ? { atom: { kind: 'weekday', day: core.day, weeks, order }, next }
      : { atom: { kind: 'weekend', weeks, order }, next }
  }
  const spans = spansAt(context, at) ?? (filled > at ? spansAt(context, filled) : null)
  const [span] = spans?.spans ?? []
  if (!spans || !span) return null
  return {
    atom: {
      kind: 'span',
      span: { from: later(span.from, context.today), to: span.to },
      ...(spans.isDay && { isDay: true }),
      ...(spans.isMonth && { month: span }),
    },
    next: spans.next,
  }
}
