import { type EventShape, instantsOf, shapeOf } from './event-shape'
import { type Component, textOf } from './lines'
import { zonesOf } from './zones'

/** An event with what repeats it, and the times of it that are left out. */
export interface Series {
  shape: EventShape
  rule: string | undefined
  added: number[]
  leftOut: Set<number>
}

/** The busy events of a calendar. */
export function seriesOf(calendar: Component): Series[] {
  const zoneOf = zonesOf(calendar)
  const events = calendar.inner.filter(({ name }) => name === 'VEVENT')
  // An occurrence with an event of its own may be cancelled, or at another time.
  const moved = new Map<string, number[]>()
  for (const event of events.filter(({ properties }) => properties.has('RECURRENCE-ID'))) {
    const uid = textOf(event, 'UID') ?? ''
    moved.set(uid, [...(moved.get(uid) ?? []), ...instantsOf(event, 'RECURRENCE-ID', zoneOf)])
  }
  return events.filter(isBusy).flatMap((event) => {
    const shape = shapeOf(event, zoneOf)
    if (!shape) return []
    const isMoved = event.properties.has('RECURRENCE-ID')
    const leftOut = isMoved ? [] : [...(moved.get(shape.uid) ?? []), ...instantsOf(event, 'EXDATE', zoneOf)]
    const added = instantsOf(event, 'RDATE', zoneOf)
    return [{ shape, rule: textOf(event, 'RRULE'), added, leftOut: new Set(leftOut) }]
  })
}

const isBusy = (event: Component) =>
  textOf(event, 'STATUS')?.toUpperCase() !== 'CANCELLED' &&
  textOf(event, 'TRANSP')?.toUpperCase() !== 'TRANSPARENT'
