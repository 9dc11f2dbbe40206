import { addDays, type Day } from '@/lib/domain/time/days'
import { comingMonths, monthOf, type Span } from './calendar'
import { find, isArabicMark, modified, occasionSpans, past, type TimeContext } from './calendar-words'
import { numberAt } from './numbers'
import { dayMatch, type TimeMatch } from './time-atom'
import * as time from './time-words'

/** `12 ديسمبر`, `December 12, 2026`, `15/9`, `1/9/1448`, `15 الشهر`, `the 15th`. */
export function dateAt(context: TimeContext, at: number): TimeMatch | null {
  const start = past(context, time.FILLERS, at)
  return (
    numericDateAt(context, at) ??
    numericDateAt(context, start) ??
    dayAndMonthAt(context, at) ??
    (start > at ? dayAndMonthAt(context, start) : null) ??
    monthAndDayAt(context, start)
  )
}

const NUMERIC = /^(\d{1,4})[-/.](\d{1,2})(?:[-/.](\d{1,4}))?$/

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

export function dayNumberAt(context: TimeContext, at: number): DayNumber | null {
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
export function isCounted(context: TimeContext, at: number): boolean {
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
export function monthsAt(context: TimeContext, at: number, afterWord: boolean): Months | null {
  const { words, today } = context
  const running = runningMonthAt(context, at)
  if (running) return running
  const word = find(context, time.MONTH_WORD, at)
  const number = numberAt(words, word?.next ?? at)
  const isAfterWord = word !== null || /^(?:شهر|month)$/.test(words[at - 1]?.text ?? '')
  if (isAfterWord && number && Number.isInteger(number.value) && number.value <= 12 && !number.attached) {
    const { value, next } = number
    return withYear(context, next, 'gregorian', (year) => comingMonths('gregorian', value, today, year))
  }
  const core = find(context, time.TIME_CORES, word?.next ?? at) ?? find(context, time.TIME_CORES, at)
  if (core?.value.is !== 'monthName') return null
  if (core.value.isRare && !afterWord && !isDayBefore(context, at)) return null
  const { calendar, month } = core.value
  return withYear(context, core.next, calendar, (year) =>
    calendar === 'hijri' && month === RAMADAN && year === null
      ? occasionSpans(context, ['ramadan'])
      : comingMonths(calendar, month, today, year),
  )
}

/** The months of a name or a number, of the year behind it if there is one. */
function withYear(
  context: TimeContext,
  at: number,
  calendar: time.Calendar,
  spansOf: (year: number | null) => Span[],
): Months {
  const year = yearAt(context, at, calendar)
  return { spans: spansOf(year?.value ?? null), spansOf, hasYear: year !== null, next: year?.next ?? at }
}

const RAMADAN = 9

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
  const isNamed = found.weeks > 0 || found.isThis || found.hasArticle
  if (!isNamed) return null
  const spans = found.weeks > 0 ? [following] : found.isThis ? [running] : [running, following]
  return { spans, spansOf: () => spans, hasYear: false, next: found.next }
}

export function yearAt(
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
export function comingDayOfMonth(number: number, from: Day): Day | null {
  const running = monthOf(from)
  const months = [running, monthOf(running.to), monthOf(addDays(running.to, 40))]
  for (const month of months) {
    const day = addDays(month.from, number - 1)
    if (day >= from && day < month.to) return day
  }
  return null
}
