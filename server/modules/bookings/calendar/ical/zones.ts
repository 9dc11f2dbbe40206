import { type Component, type Property, textOf } from './lines'
import { DAY_MS, type Moment, momentOfAnyYear, type WallTime } from './moments'
import { isOnRule } from './repeat'
import { type Rule, readRule } from './rule'

/** The instant at which a clock of a zone shows a time. */
export type Zone = (wall: WallTime) => Date

const MINUTE_MS = 60_000
const OFFSET = /^([+-])(\d{2})(\d{2})/
/** An area and a place at the end of a name, such as `/mozilla.org/20070129/Europe/Berlin`. */
const WORLD_NAME = /[A-Z][A-Za-z]+\/[A-Z][\w+-]+(?:\/[A-Z][\w+-]+)?$/
/** Changes of the clock that one description may have: with their history, real ones have some dozens. */
const MAX_OBSERVANCES = 60

const fixedZone =
  (minutes: number): Zone =>
  (wall) =>
    new Date(wall - minutes * MINUTE_MS)
const UTC = fixedZone(0)
const RIYADH = fixedZone(180)

/** The zone of a property: by the names of the world's clocks, else as its VTIMEZONE describes it, else Riyadh. */
export function zonesOf(calendar: Component): (property: Property, moment: Moment) => Zone {
  const descriptions = calendar.inner.filter(({ name }) => name === 'VTIMEZONE')
  const described = new Map(descriptions.map((one) => [textOf(one, 'TZID') ?? '', one] as const))
  const known = new Map<string, Zone>()
  const zoneOf = (name: string): Zone => {
    const description = described.get(name)
    const location = description && textOf(description, 'X-LIC-LOCATION')
    return worldZone(location ?? name) ?? (description && describedZone(description)) ?? RIYADH
  }
  return ({ params }, { isUtc }) => {
    if (isUtc) return UTC
    const name = params.get('TZID')
    if (name === undefined) return RIYADH
    const zone = known.get(name) ?? zoneOf(name)
    known.set(name, zone)
    return zone
  }
}

function worldZone(name: string): Zone | null {
  const timeZone = WORLD_NAME.exec(name)?.[0] ?? name
  try {
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    const shownAt = (instant: number): WallTime => {
      const [, day, month, year, time] =
        /^(\d{2})\/(\d{2})\/(\d{4}), (\S+)$/.exec(clock.format(new Date(instant))) ?? []
      return Date.parse(`${year}-${month}-${day}T${time}Z`)
    }
    return (wall) => {
      const [before = 0, after = 0] = [wall - DAY_MS, wall + DAY_MS].map((at) => shownAt(at) - at)
      if (before === after) return new Date(wall - before)
      // Of a time that a clock shows twice the first counts, of one that it leaves out the way it went before.
      const offsets = [Math.max(before, after), Math.min(before, after)]
      return new Date(wall - (offsets.find((one) => shownAt(wall - one) === wall) ?? before))
    }
  } catch {
    return null
  }
}

interface Observance {
  begins: WallTime
  rule: Rule | null
  toMinutes: number
  /** of each year that was asked for */
  onsets: Map<number, WallTime[]>
}

/** The last change of the clock before a time says how it goes. */
function describedZone({ inner }: Component): Zone | null {
  const observances = inner.slice(-MAX_OBSERVANCES).flatMap(observanceOf)
  const [first] = observances.toSorted((one, other) => one.begins - other.begins)
  if (!first) return null
  return (wall) => {
    let last = { at: Number.NEGATIVE_INFINITY, toMinutes: first.toMinutes }
    for (const one of observances) {
      for (const at of onsetsBefore(one, wall)) {
        if (at <= wall && at > last.at) last = { at, toMinutes: one.toMinutes }
      }
    }
    return new Date(wall - last.toMinutes * MINUTE_MS)
  }
}

function observanceOf(component: Component): Observance[] {
  const begins = momentOfAnyYear(textOf(component, 'DTSTART'))
  const [, sign, hours, minutes] = OFFSET.exec(textOf(component, 'TZOFFSETTO') ?? '') ?? []
  if (!begins || !sign) return []
  const toMinutes = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
  const text = textOf(component, 'RRULE')
  const rule = text === undefined ? null : readRule(text)
  return [{ begins: begins.wall, rule, toMinutes, onsets: new Map() }]
}

/** Those of the year and of the one before: a clock is changed once a year, or not at all. */
function onsetsBefore({ begins, rule, onsets }: Observance, wall: WallTime): WallTime[] {
  if (!rule) return [begins]
  const year = new Date(wall).getUTCFullYear()
  const found = [year - 1, year].flatMap((one) => {
    const times = onsets.get(one) ?? onsetsOf(one, begins, rule)
    onsets.set(one, times)
    return times
  })
  return [begins, ...found]
}

function onsetsOf(year: number, begins: WallTime, rule: Rule): WallTime[] {
  const first = Date.UTC(year, 0, 1) + (((begins % DAY_MS) + DAY_MS) % DAY_MS)
  return Array.from({ length: 366 }, (_, i) => first + i * DAY_MS).filter(
    (at) => at >= begins && (rule.until === null || at <= rule.until) && isOnRule(rule, begins, at),
  )
}
