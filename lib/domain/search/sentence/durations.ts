import { addDays } from '@/lib/domain/time/days'
import { later } from './calendar'
import { find, past, type TimeContext } from './calendar-words'
import { numberAt } from './numbers'
import { spansAt } from './spans'
import { dayMatch, type TimeMatch } from './time-atom'
import * as time from './time-words'
import { hasArticle, hasWith } from './words'

/** `بعد 3 أيام`, `a week from now`, `يومين بعد العيد`, `بعد أسبوع من العيد`. */
export function shiftedAt(context: TimeContext, at: number): TimeMatch | null {
  const { today } = context
  const within = find(context, time.IN, at)
  const counted = within && durationAt(context, within.next, true)
  if (counted && !counted.areNights) {
    const of = find(context, time.OF, counted.next)
    const spans = of && spansAt(context, of.next)
    const [span] = spans?.spans ?? []
    if (spans && span && !/^in$/.test(context.words[at]?.text ?? ''))
      return dayMatch(addDays(span.to, counted.days - 1), spans.next)
    return dayMatch(addDays(today, counted.days), past(context, time.FROM_NOW, counted.next))
  }
  const duration =
    durationAt(context, at, true) ?? unitAt(context, past(context, time.FILLERS, at)) ?? unitAt(context, at)
  if (!duration || duration.areNights) return null
  const now = find(context, time.FROM_NOW, duration.next)
  if (now) return dayMatch(addDays(today, duration.days), now.next)
  return besideSpan(context, duration.next, duration.days)
}

/** So many days after the last day of a span, or before its first. */
function besideSpan(context: TimeContext, at: number, days: number): TimeMatch | null {
  const after = find(context, time.AFTER, at)
  const before = after ? null : find(context, time.BEFORE, at)
  const side = after ?? before
  const spans = side && spansAt(context, side.next)
  if (!spans) return null
  const span = after ? spans.spans[0] : spans.spans.find(({ from }) => addDays(from, -days) >= context.today)
  return span ? dayMatch(after ? addDays(span.to, days - 1) : addDays(span.from, -days), spans.next) : null
}

/** After or before a span, where a shift may follow: `بعد العيد بيومين`. */
export function anchorAt(context: TimeContext, at: number): TimeMatch | null {
  const after = find(context, time.AFTER, at)
  const side = after ?? find(context, time.BEFORE, at)
  const spans =
    side && (spansAt(context, side.next) ?? spansAt(context, past(context, time.FILLERS, side.next)))
  if (!spans) return null
  const span = after ? spans.spans[0] : spans.spans.find(({ from }) => from > context.today)
  if (!span) return null
  const shift = shiftAt(context, spans.next)
  if (!shift) return { atom: { kind: after ? 'after' : 'before', span }, next: spans.next }
  const day = after ? addDays(span.to, shift.days - 1) : addDays(span.from, -shift.days)
  return dayMatch(later(day, context.today), shift.next)
}

function shiftAt(context: TimeContext, at: number): Duration | null {
  const word = context.words[at]
  if (![...(word?.forms.values() ?? [])].some(hasWith)) return null
  return durationAt(context, at, true) ?? unitAt(context, at)
}

export function nightsAt(context: TimeContext, at: number): TimeMatch | null {
  const purpose = past(context, time.FOR, at)
  const duration =
    durationAt(context, purpose, /^(?:ل?مده|for)$/.test(context.words[at]?.text ?? '')) ??
    durationAt(context, at)
  return duration && { atom: { kind: 'nights', count: duration.days }, next: duration.next }
}

interface Duration {
  days: number
  areNights: boolean
  next: number
}

/** `3 nights`, `ليلتين`, `أسبوع`, `a week`; `isCounted`: a week or a month without the article needs no number. */
function durationAt(context: TimeContext, at: number, isCounted = false): Duration | null {
  const dual = find(context, time.DUALS, at)
  if (dual) return { ...dual.value, next: dual.next }
  const amount = numberAt(context.words, at)
  const unit = amount && find(context, time.DURATION_UNITS, amount.next)
  if (amount && unit && Number.isInteger(amount.value) && amount.value > 0 && amount.value <= 366)
    return { ...inDays(unit.value, amount.value), next: unit.next }
  const article = find(context, time.A, at)
  const single = find(context, time.DURATION_UNITS, article?.next ?? at)
  if (!single || hasArticle(single.attached)) return null
  const isLong = single.value === 'week' || single.value === 'month'
  const isArabic = /^[\u0620-\u06FF]/.test(context.words[at]?.text ?? '')
  const one = isArabic ? find(context, time.A, single.next) : null
  if (one) return { ...inDays(single.value, 1), next: one.next }
  if (article && (isLong || isCounted || context.words[at]?.text === 'one'))
    return { ...inDays(single.value, 1), next: single.next }
  return isLong && isArabic && (isCounted || single.value === 'week')
    ? { ...inDays(single.value, 1), next: single.next }
    : null
}

/** `the day after`, `يوم بعد`: one day without a number. */
function unitAt(context: TimeContext, at: number): Duration | null {
  const unit = find(context, time.DURATION_UNITS, at)
  return unit && (unit.value === 'day' || unit.value === 'night')
    ? { days: 1, areNights: false, next: unit.next }
    : null
}

const DAYS_OF = { day: 1, night: 1, week: 7, month: 30 }
const inDays = (unit: keyof typeof DAYS_OF, count: number) => ({
  days: DAYS_OF[unit] * count,
  areNights: unit === 'night',
})
