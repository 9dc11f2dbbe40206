import { appointmentBody, visitingHoursBody } from '@/lib/domain/appointments/wire'
import { idParam } from './inputs'
import type { Routes } from './route'
import { listOf } from './schema'
import {
  AppointmentSlotsWire,
  AppointmentWire,
  VendorAppointmentWire,
  VisitingHoursWire,
} from './schemas/appointments'

const READ = { access: 'vendor', action: 'readBookings' } as const
const CHANGE = { access: 'vendor', action: 'handleArrivals', params: idParam } as const
const CHANGE_BY_GUEST = { access: 'user', use: 'appointment', params: idParam } as const

/** Appointments of guests to listings before they book. */
export const appointmentRoutes = {
  'GET /services/:id/appointments': { access: 'public', params: idParam, answer: AppointmentSlotsWire },
  'POST /services/:id/appointments': {
    ...CHANGE_BY_GUEST,
    body: appointmentBody,
    status: 201,
    answer: AppointmentWire,
    errors: [
      'own_service',
      'slot_taken',
      'appointment_booked_already',
      'appointment_limit',
      'appointments_closed',
    ],
  },
  'GET /appointments': { access: 'user', answer: listOf(AppointmentWire) },
  'POST /appointments/:id/move': {
    ...CHANGE_BY_GUEST,
    body: appointmentBody,
    answer: AppointmentWire,
    errors: ['slot_taken', 'already_done'],
  },
  'POST /appointments/:id/cancel': { ...CHANGE_BY_GUEST, errors: ['already_done'] },
  'GET /vendor/appointments': { ...READ, answer: listOf(VendorAppointmentWire) },
  'POST /vendor/appointments/:id/move': {
    ...CHANGE,
    body: appointmentBody,
    answer: VendorAppointmentWire,
    errors: ['slot_taken', 'already_done'],
  },
  'POST /vendor/appointments/:id/cancel': { ...CHANGE, errors: ['already_done'] },
  'GET /vendor/services/:id/visiting-hours': {
    access: 'vendor',
    action: 'readCalendar',
    params: idParam,
    answer: VisitingHoursWire,
  },
  'PUT /vendor/services/:id/visiting-hours': {
    access: 'vendor',
    action: 'editCalendar',
    params: idParam,
    body: visitingHoursBody,
    answer: VisitingHoursWire,
    errors: ['invalid', 'changed_meanwhile'],
  },
} as const satisfies Routes
