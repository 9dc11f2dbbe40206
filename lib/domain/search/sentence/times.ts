import { addDays, type Day } from '@/lib/domain/time/days'
import {
  comingMonths,
  firstOn,
  later,
  monthOf,
  type OccasionDays,
  oneDay,
  type Span,
  weekendFrom,
  weekendOf,
  weekOf,
} from './calendar'
import { numberAt } from './numbers'
import { type Match, type Phrases, phraseAt } from './phrases'
import * as time from './time-words'
import { hasAnd, hasArticle, hasFor, hasWith, type Word } from './words'

/** A part of a sentence that says when. */
export type TimeAtom =
  | { kind: 'weekday'; day: number; isNext: boolean; order: number }
  | { kind: 'weekend'; isNext: boolean; order: number }
  /** `isDay`: one day, `isFixed`: a range with both ends; else a span that a weekday may narrow */
  | { kind: 'span'; span: Span; isDay?: boolean; isFixed?: boolean; month?: Span }
  | { kind: 'after' | 'before'; span: Span }
  | { kind: 'nights'; count: number }

export interface TimeMatch {
  atom: TimeAtom
  next: number
}

/** What dates are read by: the words, the Riyadh day, and the coming days of occasions, the earliest first. */
export interface TimeContext {
  words: readonly Word[]
  today: Day
  occasions: readonly OccasionDays[]
}

/** The days that begin at a position: a range, days that follow each other, a day or a span; null where there are none. */
export function timeAt(context: TimeContext, at: number): TimeMatch | null {
  return rangeAt(context, at) ?? daysInARowAt(context, at) ?? atomAt(context, at)
}

const find = <T>({ words }: TimeContext, table: Phrases<T>, at: number): Match<T> | null =>
  phraseAt(table, words, at)
const past = <T>(context: TimeContext, table: Phrases<T>, at: number): number =>
  find(context, table, at)?.next ?? at

// Ranges

interface End {
  /** null: the number of a day whose month the other end has */
  atom: TimeAtom | null
  number: number
  isMarked: boolean
  next: number
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
  const found = atomAt(context, at)
  if (found && found.atom.kind !== 'nights')
    return { atom: found.atom, number: 0, isMarked: true, next: found.next }
  const mark = past(context, time.DAY_MARK, at)
  const day = dayNumberAt(context, mark)
  if (!day || isCounted(context, day.next)) return null
  return { atom: null, number: day.value, isMarked: mark > at || day.isOrdinal, next: day.next }
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
      return firstOn(atom.day, base === today && atom.isNext ? addDays(base, 1) : base)
    case 'weekend':
      return atom.isNext ? addDays(weekOf(today), 11) : later(weekendOf(today).from, base)
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
  const joined = first && andAt(context, first.next)
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

function andAt(context: TimeContext, at: number): number | null {
  const and = find(context, time.AND, at)
  if (and && !and.attached) return and.next
  return [...(context.words[at]?.forms.values() ?? [])].some(hasAnd) ? at : null
}

// Single days and spans

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

const dayMatch = (day: Day, next: number, month?: Span): TimeMatch => ({
  atom: { kind: 'span', span: oneDay(day), isDay: true, ...(month && { month }) },
  next,
})

/** `بعد 3 أيام`, `a week from now`, `يومين بعد العيد`, `بعد أسبوع من العيد`. */
function shiftedAt(context: TimeContext, at: number): TimeMatch | null {
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

function nightsAt(context: TimeContext, at: number): TimeMatch | null {
  const purpose = past(context, time.FOR, at)
  const duration =
    durationAt(context, purpose, /^(?:ل?مده|for)$/.test(context.words[at]?.text ?? '')) ??
    durationAt(context, at)
  return duration && { atom: { kind: 'nights', count: duration.days }, next: duration.next }
}

/** After or before a span, where a shift may follow: `بعد العيد بيومين`. */
function anchorAt(context: TimeContext, at: number): TimeMatch | null {
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

// Parts of a span

/** `أول أسبوع من رمضان`, `second day of Eid`, `نص شعبان`, `العشر الأواخر`, `first Friday`. */
function selectedAt(context: TimeContext, at: number): TimeMatch | null {
  const week = find(context, time.SELECTED_UNITS, at)
  if (week?.value === 'week' && find(context, time.AFTER, week.next))
    return partOfSpan(context, week.next, 'week', [{ order: 1 }])
  const tens = find(context, time.TENS_OF_MONTH, at)
  if (tens) return partOfSpan(context, tens.next, 'tenDays', [tens.value]) ?? lastTenOfRamadan(context, tens)
  const core = find(context, time.TIME_CORES, at)
  if (core?.value.is === 'weekend' && isWeekend(context, at, core)) return null
  const unitFirst = find(context, time.SELECTED_UNITS, at)
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
  const spans = context.occasions.filter(({ occasion }) => occasion === 'ramadan').map(toSpan)
  return pickPart(context, spans, 'tenDays', [value], next)
}

function weekdayWith(context: TimeContext, at: number, selector: time.Selector): TimeMatch | null {
  const core = find(context, time.TIME_CORES, at)
  if (!core || !('order' in selector)) return null
  const { order } = selector
  if (core.value.is === 'weekend') return { atom: { kind: 'weekend', isNext: false, order }, next: core.next }
  return core.value.is === 'weekday' && !core.value.needsArticle
    ? { atom: { kind: 'weekday', day: core.value.day, isNext: false, order }, next: core.next }
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

// Dates

const NUMERIC = /^(\d{1,4})[-/.](\d{1,2})(?:[-/.](\d{1,4}))?$/

/** `12 ديسمبر`, `December 12, 2026`, `15/9`, `1/9/1448`, `15 الشهر`, `the 15th`. */
function dateAt(context: TimeContext, at: number): TimeMatch | null {
  const start = past(context, time.FILLERS, at)
  return (
    numericDateAt(context, at) ??
    numericDateAt(context, start) ??
    dayAndMonthAt(context, at) ??
    (start > at ? dayAndMonthAt(context, start) : null) ??
    monthAndDayAt(context, start)
  )
}

function numericDateAt({ words, today }: TimeContext, at: number): TimeMatch | null {
  for (const form of words[at]?.forms.keys() ?? []) {
    const [, one = '', month = '', three] = NUMERIC.exec(form) ?? []
    if (!month || (form.includes('.') && three === undefined)) continue
    const [year, day] =
      one.length === 4 ? [Number(one), Number(three)] : [three ? Number(three) : null, Number(one)]
    const calendar = year !== null && year < 1700 ? 'hijri' : 'gregorian'
    const months = comingMonths(calendar, Number(month), today, year)
    return dayIn(months, day, today, at + 1)
  }
  return null
}

function dayIn(months: readonly Span[], number: number, today: Day, next: number): TimeMatch | null {
  if (number < 1) return null
  for (const month of months) {
    const day = addDays(month.from, number - 1)
    if (day < month.to && day >= today) return dayMatch(day, next, month)
  }
  return null
}

interface DayNumber {
  value: number
  next: number
  isOrdinal: boolean
}

function dayNumberAt(context: TimeContext, at: number): DayNumber | null {
  const ordinal = find(context, time.DAY_ORDINALS, at)
  const amount = numberAt(context.words, at)
  const isNumber = amount && Number.isInteger(amount.value) && amount.value >= 1 && amount.value <= 31
  if (isNumber && (!ordinal || amount.next >= ordinal.next)) {
    const end = find(context, time.ORDINAL_ENDS, amount.next)
    return { value: amount.value, next: end?.next ?? amount.next, isOrdinal: end !== null }
  }
  return ordinal && { value: ordinal.value, next: ordinal.next, isOrdinal: true }
}

function dayAndMonthAt(context: TimeContext, at: number): TimeMatch | null {
  const { today } = context
  const mark = past(context, time.DAY_MARK, at)
  const day = dayNumberAt(context, mark)
  if (!day) return null
  const of = find(context, time.OF, day.next)
  const months =
    monthsAt(context, of?.next ?? day.next, of !== null) ?? (of ? monthsAt(context, day.next, false) : null)
  if (months) return dayIn(months.spans, day.value, today, months.next)
  const isDigit = /^\D?\d+$/.test(context.words[mark]?.text ?? '')
  const isMarked = isDigit && (mark > at ? day.isOrdinal || isArabicMark(context, at) : day.isOrdinal)
  const coming = isMarked && !isCounted(context, day.next) ? comingDayOfMonth(day.value, today) : null
  return coming ? dayMatch(coming, day.next, monthOf(coming)) : null
}

const isArabicMark = ({ words }: TimeContext, at: number): boolean =>
  /^[بل]?(?:يوم|تاريخ|ليله)$/.test(words[at]?.text ?? '')

/** English: the month first. */
function monthAndDayAt(context: TimeContext, at: number): TimeMatch | null {
  const months = monthsAt(context, at, true)
  if (!months || months.hasYear) return null
  const mark = past(context, time.DAY_MARK, months.next)
  const isMarked = mark > months.next && isArabicMark(context, months.next)
  if (!isMarked && !/^[a-z]/.test(context.words[at]?.text ?? '')) return null
  const day = dayNumberAt(context, mark)
  if (!day || isCounted(context, day.next)) return null
  const year = yearAt(context, day.next, 'gregorian')
  const spans = year ? months.spansOf(year.value) : months.spans
  return dayIn(spans, day.value, context.today, year?.next ?? day.next)
}

/** Whether a number counts something that is named after it, and so is no day. */
function isCounted(context: TimeContext, at: number): boolean {
  const word = context.words[at]
  if (!word || find(context, time.TIME_CORES, at)?.value.is === 'weekday') return false
  return find(context, time.DURATION_UNITS, at) !== null || COUNTED.test(word.text)
}
const COUNTED =
  /^(?:people|person|guest|adult|kid|child|children|room|bedroom|sar|sr|riyal|pax|player|tent|شخص|اشخاص|ضيف|ضيوف|نفر|انفار|غرف|غرفه|ريال|فرد|افراد|لاعب|لاعبين|اطفال|كبار|k|الف)$/

interface Months {
  spans: Span[]
  spansOf: (year: number) => Span[]
  hasYear: boolean
  next: number
}

/** A named month, `شهر 12`, or the running or next one. */
function monthsAt(context: TimeContext, at: number, afterWord: boolean): Months | null {
  const { words, today } = context
  const running = runningMonthAt(context, at)
  if (running) return running
  const word = find(context, MONTH_WORD, at)
  const number = numberAt(words, word?.next ?? at)
  const isAfterWord = word !== null || /^(?:شهر|month)$/.test(words[at - 1]?.text ?? '')
  if (isAfterWord && number && Number.isInteger(number.value) && number.value <= 12 && !number.attached) {
    const { value } = number
    const spansOf = (year: number | null) => comingMonths('gregorian', value, today, year)
    const year = yearAt(context, number.next, 'gregorian')
    return {
      spans: spansOf(year?.value ?? null),
      spansOf,
      hasYear: year !== null,
      next: year?.next ?? number.next,
    }
  }
  const core = find(context, time.TIME_CORES, word?.next ?? at) ?? find(context, time.TIME_CORES, at)
  if (!core) return null
  if (core.value.is !== 'monthName') return null
  if (core.value.isRare && !afterWord && !isDayBefore(context, at)) return null
  const { calendar, month } = core.value
  const spansOf = (year: number | null) =>
    calendar === 'hijri' && month === RAMADAN && year === null
      ? occasionSpans(context, ['ramadan'])
      : comingMonths(calendar, month, today, year)
  const year = yearAt(context, core.next, calendar)
  return {
    spans: spansOf(year?.value ?? null),
    spansOf,
    hasYear: year !== null,
    next: year?.next ?? core.next,
  }
}

const RAMADAN = 9
const MONTH_WORD: Phrases<true> = new Map([
  ['شهر', [{ words: ['شهر'], value: true }]],
  [
    'month',
    [
      { words: ['month', 'of'], value: true },
      { words: ['month'], value: true },
    ],
  ],
])

const isDayBefore = ({ words }: TimeContext, at: number): boolean =>
  /\d|^(?:st|nd|rd|th|of|in|next|this|mid|early|late|during|until|till|to|from|since|before|after)$/.test(
    words[at - 1]?.text ?? '',
  )

/** `الشهر`, `this month`, `next month`; without either word the running one, and the next where a day of it is over. */
function runningMonthAt(context: TimeContext, at: number): Months | null {
  const found = modified(context, at)
  if (found?.core.is !== 'month') return null
  const running = monthOf(context.today)
  const following = monthOf(running.to)
  const isNamed = found.isNext || found.isThis || found.hasArticle
  if (!isNamed) return null
  const spans = found.isNext ? [following] : found.isThis ? [running] : [running, following]
  return { spans, spansOf: () => spans, hasYear: false, next: found.next }
}

function yearAt(
  context: TimeContext,
  at: number,
  calendar: time.Calendar,
): { value: number; next: number } | null {
  const mark = past(context, time.YEAR_MARKS, at)
  const text = context.words[mark]?.text ?? ''
  const value = Number(/^\d{4}$/.test(text) ? text : Number.NaN)
  const isYear = calendar === 'hijri' ? value > 1420 && value < 1520 : value >= 2000 && value <= 2100
  return isYear ? { value, next: past(context, time.YEAR_MARKS, mark + 1) } : null
}

/** The next day of the month with a number, from today. */
function comingDayOfMonth(number: number, from: Day): Day | null {
  const running = monthOf(from)
  const months = [running, monthOf(running.to), monthOf(addDays(running.to, 40))]
  for (const month of months) {
    const day = addDays(month.from, number - 1)
    if (day >= from && day < month.to) return day
  }
  return null
}

// Words of the calendar

interface Modified {
  core: time.TimeCore
  isNext: boolean
  isThis: boolean
  hasArticle: boolean
  start: number
  next: number
}

/** A word of the calendar with the words for this and next beside it. */
function modified(context: TimeContext, at: number): Modified | null {
  const before = find(context, time.NEXT, at) ?? find(context, time.THIS, at)
  const isNextBefore = find(context, time.NEXT, at) !== null
  const start = before?.next ?? at
  const core = find(context, time.TIME_CORES, start)
  if (!core || !isMeant(context, start, core)) return null
  const nextAfter = find(context, time.NEXT, core.next)
  const isOtherCore = (find(context, time.TIME_CORES, core.next)?.next ?? 0) > core.next + 1
  const thisAfter = nextAfter || isOtherCore ? null : find(context, time.THIS, core.next)
  const article = hasArticle(core.attached) || /^(?:the|this)$/.test(context.words[start - 1]?.text ?? '')
  return {
    core: core.value,
    isNext: isNextBefore || nextAfter !== null,
    isThis: (before !== null && !isNextBefore) || thisAfter !== null || core.attached.includes('ه'),
    hasArticle: article,
    start,
    next: nextAfter?.next ?? thisAfter?.next ?? core.next,
  }
}

/** Whether a word of the calendar is one here: some need the article, by which they are no numbers or plain words. */
function isMeant(context: TimeContext, at: number, core: Match<time.TimeCore>): boolean {
  const { value, attached } = core
  if (value.is === 'none') return false
  if (value.is === 'weekend') return isWeekend(context, at, core)
  if (value.is === 'relative' && value.needsArticle) return /ال/.test(attached)
  if (value.is !== 'weekday' || !value.needsArticle) return true
  return hasArticle(attached) || isArabicMark(context, at - 1)
}

/** `آخر أسبوع` without the article is the last week, with it the weekend. */
const isWeekend = ({ words }: TimeContext, at: number, { next }: Match<time.TimeCore>): boolean =>
  !(words[at]?.forms.has('اخر') && next - at === 2 && !/^ال/.test(words[at + 1]?.text ?? ''))

function coreAtomAt(context: TimeContext, at: number): TimeMatch | null {
  const filled = past(context, time.FILLERS, at)
  const found = modified(context, at) ?? (filled > at ? modified(context, filled) : null)
  if (found && (found.core.is === 'weekday' || found.core.is === 'weekend')) {
    const post = find(context, time.SELECTORS, found.next)
    const order = post && 'order' in post.value && hasArticle(post.attached) ? post.value.order : 0
    const next = order === 0 ? found.next : (post?.next ?? found.next)
    const { core, isNext } = found
    return core.is === 'weekday'
      ? { atom: { kind: 'weekday', day: core.day, isNext, order }, next }
      : { atom: { kind: 'weekend', isNext, order }, next }
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

interface Spans {
  /** those that are not over, the earliest first; never empty */
  spans: Span[]
  isDay?: boolean
  isMonth?: boolean
  next: number
}

/** The span of the calendar that begins at a position: a month, a week, an occasion, a weekend or a day. */
function spansAt(context: TimeContext, at: number): Spans | null {
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

function coreSpans(context: TimeContext, { core, isNext, isThis, hasArticle: isDefinite }: Modified): Span[] {
  const { today } = context
  switch (core.is) {
    case 'occasion':
      return occasionSpans(context, core.occasions)
    case 'pilgrimage':
      return occasionSpans(context, ['eidAlAdha'])
        .map(({ from }) => ({ from: addDays(from, core.from), to: addDays(from, core.to + 1) }))
        .filter(({ to }) => to > today)
    case 'relative':
      return [oneDay(addDays(today, core.days))]
    case 'weekday':
      return [oneDay(firstOn(core.day, isNext ? addDays(today, 1) : today))]
    case 'weekend':
      return [isNext ? weekendFrom(addDays(weekOf(today), 11)) : weekendOf(today)]
    case 'week': {
      const sunday = weekOf(today)
      if (isNext) return [{ from: addDays(sunday, 7), to: addDays(sunday, 14) }]
      return isThis || isDefinite ? [{ from: sunday, to: addDays(sunday, 7) }] : []
    }
    default:
      return []
  }
}

function occasionSpans({ occasions, today }: TimeContext, names: readonly string[]): Span[] {
  return occasions
    .filter(({ occasion, to }) => names.includes(occasion) && to >= today)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    .map(toSpan)
}

const toSpan = ({ from, to }: OccasionDays): Span => ({ from, to: addDays(to, 1) })
