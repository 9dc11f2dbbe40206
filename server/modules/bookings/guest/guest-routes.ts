import type { FastifyInstance } from 'fastify'
import { type InferType, object, string } from 'yup'
import { idParam } from '@/lib/contract/inputs'
import { type DatesBody, datesBody } from '@/lib/domain/booking/bodies'
import { reasonBody } from '@/lib/domain/reason'
import type { Deps } from '@/server/deps'
import { LANGUAGES, languageOf } from '@/server/i18n'
import { giveUpNewDates } from '@/server/modules/bookings/date-changes/give-up-new-dates'
import { userIn } from '@/server/plugins/auth'
import type { IdParam } from '@/server/plugins/request-params'
import { bookingCalendar } from './booking-calendar'
import { previewCancellation, requestException } from './cancellation'
import { changeDates } from './change-dates'
import { getReceipt } from './get-receipt'
import { quoteDateChange } from './quote-date-change'

const USER = { access: 'user' } as const
/** Links cannot set `Accept-Language`, so the address may. */
const fileQuery = object({ language: string().oneOf(LANGUAGES) })
  .noUnknown()
  .exact()
const OF_ONE = { config: USER, schema: { params: idParam } }

/** Routes of a guest's existing bookings. */
export function guestBookingRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: IdParam }>('/bookings/:id/cancellation', OF_ONE, (request) =>
    previewCancellation(deps, userIn(request), request.params.id),
  )

  app.post<{ Params: IdParam; Body: InferType<typeof reasonBody> }>(
    '/bookings/:id/exception',
    { config: USER, schema: { params: idParam, body: reasonBody } },
    (request) => requestException(deps, userIn(request), request.params.id, request.body.reason),
  )

  app.post<{ Params: IdParam; Body: DatesBody }>(
    '/bookings/:id/dates/quote',
    { config: USER, schema: { params: idParam, body: datesBody } },
    (request) => quoteDateChange(deps, { guestId: userIn(request)._id }, request.params.id, request.body),
  )

  app.post<{ Params: IdParam; Body: DatesBody }>(
    '/bookings/:id/dates',
    { config: USER, schema: { params: idParam, body: datesBody } },
    (request) => changeDates(deps, userIn(request), request.params.id, request.body),
  )

  app.post<{ Params: IdParam }>('/bookings/:id/dates/give-up', OF_ONE, (request) =>
    giveUpNewDates(deps, userIn(request), request.params.id),
  )

  app.get<{ Params: IdParam }>('/bookings/:id/receipt', OF_ONE, (request) =>
    getReceipt(deps, userIn(request), request.params.id),
  )

  app.get<{ Params: IdParam; Querystring: InferType<typeof fileQuery> }>(
    '/bookings/:id/calendar.ics',
    { config: USER, schema: { params: idParam, querystring: fileQuery } },
    async (request, reply) => {
      const language = request.query.language ?? languageOf(request.headers['accept-language'])
      const file = await bookingCalendar(deps, userIn(request), request.params.id, language)
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="booking.ics"')
        .send(file)
    },
  )
}
