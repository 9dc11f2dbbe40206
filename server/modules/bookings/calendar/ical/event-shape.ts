import { type Component, firstOf, textOf, unescaped } from './lines'
import { DAY_MS, type Moment, momentOf, type WallTime } from './moments'
import type { Zone, zonesOf } from './zones'

type ZoneOf = ReturnType<typeof zonesOf>

/** An event without its repetitions. */
export interface EventShape {
  uid: string
  summary: string
  /** the beginning as its own clock shows it */
  wall: WallTime
  zone: Zone
  isDay: boolean
  /** the beginning as an instant; of whole days the wall time */
  first: number
  lengthMs: number
}

const MAX_SUMMARY = 120
const MAX_UID = 500
const DURATION = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/

/** The shape of a VEVENT; null where it has no beginning. */
export function shapeOf(event: Component, zoneOf: ZoneOf): EventShape | null {
  const from = firstOf(event, 'DTSTART')
  const start = momentOf(from?.value)
  if (!from || !start) return null
  const to = firstOf(event, 'DTEND')
  const end = momentOf(to?.value)
  const uid = textOf(event, 'UID') || `${from.value.trim()}/${to?.value.trim() ?? ''}`
  if (uid.length > MAX_UID) return null
  // Where only one end has a time, the days count.
  const isDay = start.isDay || (end?.isDay ?? false)
  const wall = isDay ? dayOf(start) : start.wall
  const zone = zoneOf(from, start)
  const first = isDay ? wall : zone(wall).getTime()
  const last = to && end && (isDay ? dayOf(end) : zoneOf(to, end)(end.wall).getTime())
  const lengthMs = last ? last - first : durationOf(textOf(event, 'DURATION'))
  const summary = unescaped(textOf(event, 'SUMMARY') ?? '').slice(0, MAX_SUMMARY)
  return { uid, summary, wall, zone, isDay, first, lengthMs }
}

const dayOf = ({ wall }: Moment): WallTime => wall - (wall % DAY_MS)

/** The instants of a property that names several; of whole days their wall times. */
export function instantsOf(event: Component, name: string, zoneOf: ZoneOf): number[] {
  return (event.properties.get(name) ?? []).flatMap((property) =>
    property.value.split(',').flatMap((text) => {
      const moment = momentOf(text)
      if (!moment) return []
      return moment.isDay ? moment.wall : zoneOf(property, moment)(moment.wall).getTime()
    }),
  )
}

function durationOf(text: string | undefined): number {
  const [, ...parts] = DURATION.exec(text ?? '') ?? []
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map((one) => Number(one ?? 0))
  return (weeks * 7 + days) * DAY_MS + ((hours * 60 + minutes) * 60 + seconds) * 1000
}
