import { type Static, Type } from '@sinclair/typebox'
import { named, nullable, oneOf } from '@/lib/contract/schema'
import { Bilingual, LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import { APPOINTMENT_LENGTHS, APPOINTMENT_STATES } from '@/lib/domain/appointments/appointment'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { WEEKDAYS } from '@/lib/domain/time/days'

export const VisitingHoursWire = named(
  'VisitingHoursWire',
  'When a vendor shows a listing; without days to nobody.',
  {
    version: Type.Number(),
    minutes: Type.Union([Type.Literal(APPOINTMENT_LENGTHS[0]), Type.Literal(APPOINTMENT_LENGTHS[1])]),
    places: Type.Number({ description: 'how many families at once' }),
    days: Type.Array(Type.Object({ weekday: oneOf(WEEKDAYS), from: Type.String(), to: Type.String() })),
  },
)
export type VisitingHoursWire = Static<typeof VisitingHoursWire>

export const AppointmentWire = named('AppointmentWire', 'An appointment as its guest reads it.', {
  _id: Type.String(),
  serviceId: Type.String(),
  service: Type.Object({ type: oneOf(PROPERTY_TYPES), name: Bilingual }),
  startsAt: Type.String(),
  endsAt: Type.String(),
  state: oneOf(APPOINTMENT_STATES),
})
export type AppointmentWire = Static<typeof AppointmentWire>

export const VendorAppointmentWire = named(
  'VendorAppointmentWire',
  'An appointment as its vendor reads it.',
  { ...AppointmentWire.properties, guest: LocalizedName },
)
export type VendorAppointmentWire = Static<typeof VendorAppointmentWire>

export const AppointmentSlotsWire = named('AppointmentSlotsWire', 'The free beginnings of the next days.', {
  minutes: Type.Number(),
  free: Type.Array(Type.String(), { description: 'instants in their order' }),
  own: nullable(AppointmentWire, { description: 'the appointment of the reader' }),
})
export type AppointmentSlotsWire = Static<typeof AppointmentSlotsWire>
