import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { memberIn } from '@/server/plugins/auth'
import { serve } from '@/server/plugins/serve'
import { listOpenAppointments } from './appointment-lists'
import { appointmentToWire, vendorAppointmentToWire } from './appointment-to-wire'
import { bookAppointment, getAppointmentSlots } from './book-appointment'
import { cancelAppointment, moveAppointment } from './change-appointment'
import { changeVisitingHours, getVisitingHours } from './visiting-hours'

/** Appointments of guests to listings before they book. */
export function appointmentRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps
  serve(app, 'GET /services/:id/appointments', ({ user, params }) =>
    getAppointmentSlots(deps, user, params.id),
  )
  serve(app, 'POST /services/:id/appointments', ({ user, params, body }) =>
    bookAppointment(deps, user, params.id, body.startsAt),
  )
  serve(app, 'GET /appointments', async ({ user }) => {
    const rows = await listOpenAppointments(db, { guestId: user._id }, clock.now())
    return { data: rows.map(appointmentToWire) }
  })
  serve(app, 'POST /appointments/:id/move', async ({ user, params, body }) =>
    appointmentToWire(await moveAppointment(deps, { guestId: user._id }, params.id, body.startsAt)),
  )
  serve(app, 'POST /appointments/:id/cancel', ({ user, params }) =>
    cancelAppointment(deps, { guestId: user._id }, params.id),
  )

  serve(app, 'GET /vendor/appointments', async (request) => {
    const { vendorId } = memberIn(request)
    const rows = await listOpenAppointments(db, { vendorId }, clock.now())
    return { data: rows.map(vendorAppointmentToWire) }
  })
  serve(app, 'POST /vendor/appointments/:id/move', async (request) => {
    const { params, body } = request
    return vendorAppointmentToWire(
      await moveAppointment(deps, { member: memberIn(request) }, params.id, body.startsAt),
    )
  })
  serve(app, 'POST /vendor/appointments/:id/cancel', (request) =>
    cancelAppointment(deps, { member: memberIn(request) }, request.params.id),
  )
  serve(app, 'GET /vendor/services/:id/visiting-hours', (request) =>
    getVisitingHours(deps, memberIn(request), request.params.id),
  )
  serve(app, 'PUT /vendor/services/:id/visiting-hours', (request) =>
    changeVisitingHours(deps, memberIn(request), request.params.id, request.body),
  )
}
