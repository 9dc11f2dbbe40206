import { Type } from '@sinclair/typebox'
import { idParam } from '@/lib/contract/inputs'
import { file, type Routes } from '@/lib/contract/route'
import { named, nullable } from '@/lib/contract/schema'

export const BookingAgreement = named(
  'BookingAgreementWire',
  'The agreement of a booking for an event that holds.',
  {
    agreement: nullable(Type.Object({ version: Type.Number(), issuedAt: Type.String() }), {
      description: 'null before the booking is confirmed, and of one that is for no event',
    }),
  },
)

/** What both sides of a booking for an event agreed on: for its guest, its vendor and admins. */
export const agreementRoutes = {
  'GET /bookings/:id/agreement': { access: 'user', params: idParam, answer: BookingAgreement },
  'GET /bookings/:id/agreement.pdf': {
    access: 'user',
    use: 'export',
    params: idParam,
    answer: file('application/pdf'),
  },
} as const satisfies Routes
