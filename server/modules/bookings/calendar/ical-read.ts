import { addDays, addMinutes, type Day, instantAt, isDay, riyadhDay } from '@/lib/domain/time/days'

/** A busy event of an imported calendar, in instants and in days of Riyadh; `lastDay` is not included. */
export interface BusyTime {
  uid: string
  firstDay: Day
  lastDay: Day
  /** null for an event of whole days */
  span: { from: Date; to: Date } | null
}

interface ReadCalendar {
  events: BusyTime[]
  /** the number of repeating events, of which only the first occurrence is read */
  repeating: number
}

const MAX_EVENTS = 2000
const MOMENT = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z?))?$/
const DURATION = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:\d+S)?)?$/

type Fields = Map<string, string>

/**
 * The busy times of an iCalendar file (RFC 5545), or null when it is none. Times without a zone, and of any named zone,
 * are taken as Riyadh's: feeds of other booking sites name whole days.
 */
export function readCalendar(text: string): ReadCalendar | null {
  if (!/^\uFEFF?BEGIN:VCALENDAR\s/i.test(text)) return null
  const busy = blocksOf(text).filter(
    (one) => one.get('STATUS') !== 'CANCELLED' && one.get('TRANSP') !== 'TRANSPARENT',
  )
  return {
    events: busy.slice(0, MAX_EVENTS).flatMap(busyTimeOf),
    repeating: busy.filter((one) => one.has('RRULE')).length,
  }
}

/** The properties of each VEVENT by name; parameters are dropped, inner components are skipped. */
function blocksOf(text: string): Fields[] {
  const events: Fields[] = []
  let open: Fields | null = null
  let inner = 0
  for (const line of text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)) {
    const [, name = '', value = ''] = /^([\w-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? []
    const key = name.toUpperCase()
    if (key === 'BEGIN' && value.toUpperCase() === 'VEVENT') open = new Map()
    else if (key === 'END' && value.toUpperCase() === 'VEVENT') {
      if (open) events.push(open)
      open = null
    } else if (key === 'BEGIN') inner += 1
    else if (key === 'END') inner -= 1
    else if (open && inner <= 1 && !open.has(key)) open.set(key, value.trim())
  }
  return events
}

function busyTimeOf(fields: Fields): BusyTime[] {
  const start = momentOf(fields.get('DTSTART'))
  const uid = fields.get('UID')
  if (!start || !uid) return []
  const end = momentOf(fields.get('DTEND')) ?? afterDuration(start, fields.get('DURATION'))
  if (start.at === null || end.at === null) {
    return [{ uid, firstDay: start.day, lastDay: later(start.day, end.day), span: null }]
  }
  if (end.at <= start.at) return []
  return [
    { uid, firstDay: start.day, lastDay: later(start.day, end.day), span: { from: start.at, to: end.at } },
  ]
}

const later = (first: Day, last: Day): Day => (last > first ? last : addDays(first, 1))

interface Moment {
  day: Day
  /** null for a whole day */
  at: Date | null
}

function momentOf(text: string | undefined): Moment | null {
  const [, year, month, date, hour, minute, second, zone] = MOMENT.exec(text ?? '') ?? []
  const day = `${year}-${month}-${date}`
  if (!isDay(day)) return null
  if (hour === undefined) return { day, at: null }
  const at = zone ? new Date(`${day}T${hour}:${minute}:${second}Z`) : instantAt(day, `${hour}:${minute}`)
  return Number.isNaN(at.getTime()) ? null : { day: riyadhDay(at), at }
}

function afterDuration(start: Moment, text: string | undefined): Moment {
  const [, weeks = 0, days = 0, hours = 0, minutes = 0] = (DURATION.exec(text ?? '') ?? []).map(Number)
  const wholeDays = (weeks || 0) * 7 + (days || 0)
  if (!start.at) return { day: addDays(start.day, wholeDays || 1), at: null }
  const at = addMinutes(start.at, wholeDays * 1440 + (hours || 0) * 60 + (minutes || 0))
  return { day: riyadhDay(at), at }
}
