import type { StayLine } from '@/lib/domain/booking/money/quote'
import type { InvoiceLine } from '@/lib/domain/invoices/invoice'
import { priceUnitOf } from '@/lib/domain/listing/type-basics'
import { formatAmount } from '@/lib/domain/money'
import type { Bilingual } from '@/lib/domain/text/bilingual'
import type { BookingRow } from './store'
import { inBothLanguages } from './texts'

/** The text of a line, as the price breakdown of the booking shows it; behind its room type, where there are several. */
export function lineText(line: InvoiceLine, booking: BookingRow): Bilingual {
  if (!('room' in line) || !line.room) return textOf(line, booking)
  const { room, ...ofRoom } = line
  return inBothLanguages('booking.ofRoom', { room: room.name, text: textOf(ofRoom, booking) })
}

type WithoutRoom<Line> = Line extends unknown ? Omit<Line, 'room'> : never

function textOf(line: WithoutRoom<InvoiceLine>, booking: BookingRow): Bilingual {
  switch (line.kind) {
    case 'addOn':
      return inBothLanguages(`vocabulary.addOn.${line.name}`)
    case 'ownAddOn':
      return inBothLanguages('booking.ownAddOn', { ...line })
    case 'part':
      return inBothLanguages('invoices.lines.part', { total: formatAmount(line.ofHalalas) })
    case 'deposit':
    case 'goodwill':
      return inBothLanguages(`invoices.lines.${line.kind}`)
    case 'refund':
    case 'withdrawn':
      return inBothLanguages(`invoices.lines.${line.kind}`, { number: line.ofNumber })
    case 'commission':
      return inBothLanguages('invoices.lines.commission', {
        percent: line.percent,
        total: formatAmount(line.ofHalalas),
      })
    default:
      return 'unitPriceHalalas' in line
        ? stayText(line, booking)
        : inBothLanguages(`booking.${line.kind}`, line)
  }
}

const COUNTED = { night: 'nights', hour: 'hours', eventDay: 'eventDays' } as const

function stayText(
  { unitPriceHalalas, quantity, units }: StayLine,
  { snapshot, period }: BookingRow,
): Bilingual {
  const unit = priceUnitOf(snapshot.service.type, period.mode)
  const count = inBothLanguages(`words.${COUNTED[unit]}`, { count: quantity })
  const price = formatAmount(unitPriceHalalas)
  return units > 1
    ? inBothLanguages('booking.lineOfUnits', { count, price, units })
    : inBothLanguages('booking.line', { count, price })
}
