import { array, string } from 'yup'
import { idParam } from '@/lib/contract/inputs'
import { inBoth, type Routes } from '@/lib/contract/route'
import { SeriesQuoteWire, SeriesWire } from '@/lib/contract/schemas/booking/series'
import { seriesBody, seriesQuoteBody } from '@/lib/domain/booking/bodies'
import { SERIES_BOUNDS } from '@/lib/domain/booking/series'
import { exactObject } from '@/lib/domain/exact-object'
import { ID } from '@/lib/domain/id'

const VISIT = {
  ...{ serviceId: 'b7c1d2', start: '20:00', hours: 2, adults: 10, children: 0, infants: 0, units: 1 },
  ...{ addOns: [], paymentType: 'fullPayment' },
}

const cancelBody = exactObject({
  bookingIds: array(string().required().matches(ID)).required().min(1).max(SERIES_BOUNDS.maxWeeks),
})

export const seriesRoutes = {
  'POST /series/quote': {
    access: 'public',
    body: seriesQuoteBody,
    example: inBoth({ ...VISIT, date: '2026-12-15', weeks: 8 }),
    answer: SeriesQuoteWire,
    errors: ['not_found', 'invalid', 'series_not_offered'],
  },
  'POST /series': {
    access: 'user',
    body: seriesBody,
    example: inBoth({
      ...VISIT,
      weeks: [
        { date: '2026-12-15', total: 300 },
        { date: '2026-12-22', total: 300 },
      ],
    }),
    idempotencyKey: 'required',
    status: 201,
    answer: SeriesWire,
    errors: [
      'not_found',
      'own_service',
      'invalid',
      'price_changed',
      'dates_unavailable',
      'deadline_passed',
      'series_not_offered',
      'series_limit',
    ],
  },
  'GET /series/:id': { access: 'user', params: idParam, answer: SeriesWire },
  'POST /series/:id/cancel': {
    access: 'user',
    params: idParam,
    body: cancelBody,
    answer: SeriesWire,
    errors: ['chargeback_open'],
  },
} as const satisfies Routes
