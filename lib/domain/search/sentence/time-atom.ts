import type { Day } from '@/lib/domain/time/days'
import { oneDay, type Span } from './calendar'

/** A part of a sentence that says when. */
export type TimeAtom =
  /** `weeks`: 0 the first from today, 1 the next, 2 the one after it; `order`: which one of a span, 0 for any */
  | { kind: 'weekday'; day: number; weeks: number; order: number }
  | { kind: 'weekend'; weeks: number; order: number }
  /** `isDay`: one day, `isFixed`: a range with both ends; else a span that a weekday may narrow */
  | { kind: 'span'; span: Span; isDay?: boolean; isFixed?: boolean; month?: Span }
  | { kind: 'after' | 'before'; span: Span }
  | { kind: 'nights'; count: number }

export interface TimeMatch {
  atom: TimeAtom
  next: number
}

export const dayMatch = (day: Day, next: number, month?: Span): TimeMatch => ({
  atom: { kind: 'span', span: oneDay(day), isDay: true, ...(month && { month }) },
  next,
})
