import type { Bilingual } from '@/lib/domain/text/bilingual'
import { inLanguage } from '@/lib/i18n/direction'
import type { TableColumn } from './table-rows'

interface OfBooking {
  booking: { code: string; service: Bilingual }
}

/** The booking of a row and its listing, the first columns of tables about bookings. */
export const bookingColumns = <Row extends OfBooking>(locale: string): TableColumn<Row>[] => [
  { key: 'booking', cell: ({ booking }) => <bdi className="num">{booking.code}</bdi> },
  { key: 'service', cell: ({ booking }) => <bdi>{inLanguage(locale, booking.service)}</bdi> },
]
