import { addDays, type Day } from '@/lib/domain/time/days'
import { type OccasionDays, oneDay, type Span, weekdayIn, weekendIn, weekOf } from './calendar'
import { type Match, type Phrases, phraseAt } from './phrases'
import * as time from './time-words'
import { hasAnd, hasArticle, type Word } from './words'

/** What dates are read by: the words, the Riyadh day, and the coming days of occasions, the earliest first. */
export interface TimeContext {
  words: readonly Word[]
  today: Day
  occasions: readonly OccasionDays[]
}

export const find = <T>({ words }: TimeContext, table: Phrases<T>, at: number): Match<T> | null =>
  phraseAt(table, words, at)
export const past = <T>(context: TimeContext, table: Phrases<T>, at: number): number =>
  find(context, table, at)?.next ?? at

export function andAt(context: TimeContext, at: number): number | null {
  const and = find(context, time.AND, at)
  if (and && !and.attached) return and.next
  return [...(context.words[at]?.forms.values() ?? [])].some(hasAnd) ? at : null
}

interface Modified {
  core: time.TimeCore
  /** 0: this one, 1: the next, 2: the one after it */
  weeks: number
  isThis: boolean
  hasArticle: boolean
  start: number
  next: number
}

/** A word of the calendar with the words for this and next beside it. */
export function modified(context: TimeContext, at: number): Modified | null {
  const nextBefore = find(context, time.NEXT, at)
  const before = nextBefore ?? find(context, time.THIS, at)
  const start = before?.next ?? at
  const core = find(context, time.TIME_CORES, start)
  if (!core || !isMeant(context, start, core)) return null
  const secondAfter = find(context, time.AFTER_NEXT, core.next)
  const nextAfter = secondAfter ?? find(context, time.NEXT, core.next)
  const isOtherCore = (find(context, time.TIME_CORES, core.next)?.next ?? 0) > core.next + 1
  const thisAfter = nextAfter || isOtherCore ? null : find(context, time.THIS, core.next)
  const article = hasArticle(core.attached) || /^(?:the|this)$/.test(context.words[start - 1]?.text ?? '')
  return {
    core: core.value,
    weeks: secondAfter ? 2 : Number(nextBefore !== null || nextAfter !== null),
    isThis: (before !== null && !nextBefore) || thisAfter !== null || core.attached.includes('ه'),
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
export const isWeekend = ({ words }: TimeContext, at: number, { next }: Match<time.TimeCore>): boolean =>
  !(words[at]?.forms.has('اخر') && next - at === 2 && !/^ال/.test(words[at + 1]?.text ?? ''))

export const isArabicMark = ({ words }: TimeContext, at: number): boolean =>
  /^[بل]?(?:يوم|تاريخ|ليله)$/.test(words[at]?.text ?? '')

export function coreSpans(
  context: TimeContext,
  { core, weeks, isThis, hasArticle: isDefinite }: Modified,
): Span[] {
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
      return [oneDay(weekdayIn(weeks, core.day, today))]
    case 'weekend':
      return [weekendIn(weeks, today)]
    case 'week': {
      const sunday = addDays(weekOf(today), 7 * weeks)
      return weeks > 0 || isThis || isDefinite ? [{ from: sunday, to: addDays(sunday, 7) }] : []
    }
    default:
      return []
  }
}

export function occasionSpans({ occasions, today }: TimeContext, names: readonly string[]): Span[] {
  return occasions
    .filter(({ occasion, to }) => names.includes(occasion) && to >= today)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    .map(toSpan)
}

const toSpan = ({ from, to }: OccasionDays): Span => ({ from, to: addDays(to, 1) })
