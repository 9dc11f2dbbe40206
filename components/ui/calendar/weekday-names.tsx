import { formatUtc, shiftDay } from './calendar-days'

/** Any Sunday, to format the weekday names from. */
const SUNDAY = '2024-12-01'

/** The row of weekday names above a month, from Sunday; `tag` is an Intl tag. */
export function WeekdayNames({ tag }: { tag: string }) {
  return (
    <tr>
      {Array.from({ length: 7 }, (_, i) => shiftDay(SUNDAY, i)).map((day) => (
        <th key={day} scope="col" abbr={formatUtc(day, tag, { weekday: 'long' })}>
          {formatUtc(day, tag, { weekday: 'short' }).replace(/^ال/, '')}
        </th>
      ))}
    </tr>
  )
}
