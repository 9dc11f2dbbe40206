import type { Span } from '@/lib/domain/booking/period'

/** The taken units of one listing while its stays are generated. */
export class Occupancy {
  private readonly spans: Span[][]

  constructor(units: number) {
    this.spans = Array.from({ length: units }, () => [])
  }

  /** The numbers of `count` units that are free for the span, now taken; null when fewer are free. */
  take(span: Span, count: number): number[] | null {
    const free = this.spans.flatMap((taken, i) => (taken.some((one) => overlaps(one, span)) ? [] : [i]))
    if (free.length < count) return null
    const chosen = free.slice(0, count)
    for (const i of chosen) this.spans[i]?.push(span)
    return chosen.map((i) => i + 1)
  }
}

function overlaps(one: Span, other: Span): boolean {
  return one.from < other.to && other.from < one.to
}
