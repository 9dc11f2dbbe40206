import { Type } from '@sinclair/typebox'
import { is, nullable, oneOf } from '@/lib/contract/schema'
import { Bilingual, LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import { APPOINTMENT_LENGTHS, APPOINTMENT_STATES } from '@/lib/domain/appointments/appointment'
import type * as appointments from '@/lib/domain/appointments/wire'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { WEEKDAYS } from '@/lib/domain/time/days'

export const VisitingHoursWire = is<appointments.VisitingHoursWire>()(
  Type.Object(
    {
      version: Type.Number(),
      minutes: Type.Union([Type.Literal(APPOINTMENT_LENGTHS[0]), Type.Literal(APPOINTMENT_LENGTHS[1])]),
      places: Type.Number({ description: 'how many families at once' }),
      days: Type.Array(Type.Object({ weekday: oneOf(WEEKDAYS), from: Type.String(), to: Type.String() })),
    },
    { title: 'VisitingHoursWire', description: 'When a vendor shows a listing; without days to nobody.' },
  ),
)

export const AppointmentWire = is<appointments.AppointmentWire>()(
  Type.Object(
    {
      _id: Type.String(),
      serviceId: Type.String(),
      service: Type.Object({ type: oneOf(PROPERTY_TYPES), name: Bilingual }),
      startsAt: Type.String(),
      endsAt: Type.String(),
      state: oneOf(APPOINTMENT_STATES),
    },
    { title: 'AppointmentWire', description: 'An appointment as its guest reads it.' },
  ),
)

export const VendorAppointmentWire = is<appointments.VendorAppointmentWire>()(
  Type.Object(
    { ...AppointmentWire.properties, guest: LocalizedName },
    { title: 'VendorAppointmentWire', description: 'An appointment as its vendor reads it.' },
  ),
)

export const AppointmentSlotsWire = is<appointments.AppointmentSlotsWire>()(
  Type.Object(
    {
      minutes: Type.Number(),
      free: Type.Array(Type.String(), { description: 'instants in their order' }),
      own: nullable(AppointmentWire, { description: 'the appointment of the reader' }),
    },
    { title: 'AppointmentSlotsWire', description: 'The free beginnings of the next days.' },
  ),
)
