import { addDays, type Day } from '@/lib/domain/time/days'

/** One event of a calendar file: between instants, or whole days of which the last is not included. */
interface CalendarEvent {
  uid: string
  summary: string
  location?: string
  /** the page of the event */
  url?: string
  status?: 'CONFIRMED' | 'CANCELLED'
  /** grows with each change of the event */
  sequence?: number
  /** when it was changed last */
  modifiedAt?: Date
  span: { from: Date; to: Date } | { firstDay: Day; lastDay: Day }
}

const FOLD_BYTES = 74
const PRODUCER = '-//Diyar//Bookings//EN'

/** Events as an iCalendar file (RFC 5545): UTC instants, escaped texts, lines folded at 75 bytes. */
export function writeCalendar(events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${PRODUCER}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines(event: CalendarEvent, now: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${stamp(now)}`,
    ...spanLines(event.span),
    `SUMMARY:${escaped(event.summary)}`,
    ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
    ...(event.url ? [`URL:${event.url}`] : []),
    ...(event.status ? [`STATUS:${event.status}`] : []),
    ...(event.sequence === undefined ? [] : [`SEQUENCE:${event.sequence}`]),
    ...(event.modifiedAt ? [`LAST-MODIFIED:${stamp(event.modifiedAt)}`] : []),
    'END:VEVENT',
  ]
}

function spanLines(span: CalendarEvent['span']): string[] {
  if ('from' in span) return [`DTSTART:${stamp(span.from)}`, `DTEND:${stamp(span.to)}`]
  const last = span.lastDay > span.firstDay ? span.lastDay : addDays(span.firstDay, 1)
  return [`DTSTART;VALUE=DATE:${plain(span.firstDay)}`, `DTEND;VALUE=DATE:${plain(last)}`]
}

const plain = (day: Day) => day.replaceAll('-', '')
const stamp = (instant: Date) => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** TEXT of RFC 5545: control characters are removed, line breaks are escaped. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')
}

/** Folds between characters, because an Arabic letter has two bytes. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const sign of line) {
    const size = new TextEncoder().encode(sign).length
    if (bytes + size > FOLD_BYTES) {
      parts.push(part)
      part = ' '
      bytes = 1
    }
    part += sign
    bytes += size
  }
  return [...parts, part].join('\r\n')
}
