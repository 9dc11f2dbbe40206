import type { Day } from '@/lib/domain/time/days'
import { oneDay, type Span } from './calendar'

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

export const dayMatch = (day: Day, next: number, month?: Span): TimeMatch => ({
  atom: { kind: 'span', span: oneDay(day), isDay: true, ...(month && { month }) },
  next,
})
