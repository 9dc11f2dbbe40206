import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { languageOf } from '@/server/i18n'
import { flushRegularly } from '@/server/jobs/flush-regularly'
import { giveUpNewDates } from '@/server/modules/bookings/date-changes/give-up-new-dates'
import { bookingSourceBatch } from '@/server/modules/listings/views/booking-sources'
import { readPage } from '@/server/plugins/request-params'
import { serve } from '@/server/plugins/serve'
import { bookingCalendar } from './booking-calendar'
import { cancelBooking, previewCancellation, requestException } from './cancellation'
import { changeDates } from './change-dates'
import { checkIn, checkOut } from './check-in-and-out'
import { createBooking } from './create-booking'
import { getBooking } from './get-booking'
import { getReceipt } from './get-receipt'
import { listBookings } from './list-bookings'
import { quoteDateChange } from './quote-date-change'

/** The guest's side of bookings. */
export function guestBookingRoutes(app: FastifyInstance, deps: Deps): void {
  const sources = bookingSourceBatch(deps)
  flushRegularly(app, deps, sources, 'sources of bookings could not be written')

  serve(app, 'POST /bookings', async (request, reply) => {
    const requester = { guest: request.user, address: request.ip }
    const key = request.headers['idempotency-key']
    const answer = await createBooking(deps, requester, request.body, key)
    const userAgent = request.headers['user-agent'] ?? ''
    const visitor = { address: request.ip, userAgent, userId: request.user._id }
    sources.add({ listingId: request.body.serviceId, ...visitor })
    return reply.code(answer.status).send(answer.body)
  })
  serve(app, 'GET /bookings', (request) => {
    const { tab = 'upcoming', ...page } = request.query
    return listBookings(deps, request.user, { tab, ...readPage(page) })
  })
  serve(app, 'GET /bookings/:id', (request) =>
    getBooking(deps.db, request.user._id, request.params.id, deps.clock.now()),
  )
  serve(app, 'GET /bookings/:id/receipt', (request) => getReceipt(deps, request.user, request.params.id))
  serve(app, 'GET /bookings/:id/calendar.ics', async (request, reply) => {
    const language = request.query.language ?? languageOf(request.headers['accept-language'])
    const file = await bookingCalendar(deps, request.user, request.params.id, language)
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="booking.ics"')
      .send(file)
  })

  serve(app, 'POST /bookings/:id/check-in', (request) => checkIn(deps, request.user, request.params.id))
  serve(app, 'POST /bookings/:id/check-out', (request) => checkOut(deps, request.user, request.params.id))

  serve(app, 'GET /bookings/:id/cancellation', (request) =>
    previewCancellation(deps, request.user, request.params.id),
  )
  serve(app, 'POST /bookings/:id/cancel', (request) =>
    cancelBooking(deps, request.user, request.params.id, request.body ?? {}),
  )
  serve(app, 'POST /bookings/:id/exception', (request) =>
    requestException(deps, request.user, request.params.id, request.body.reason),
  )

  serve(app, 'POST /bookings/:id/dates/quote', (request) =>
    quoteDateChange(deps, { guestId: request.user._id }, request.params.id, request.body),
  )
  serve(app, 'POST /bookings/:id/dates', (request) =>
    changeDates(deps, request.user, request.params.id, request.body),
  )
  serve(app, 'POST /bookings/:id/dates/give-up', (request) =>
    giveUpNewDates(deps, request.user, request.params.id),
  )
}
