import { Type } from '@sinclair/typebox'
import { idParam } from '@/lib/contract/inputs'
import { file, type Routes } from '@/lib/contract/route'
import { is, nullable } from '@/lib/contract/schema'
import type { BookingAgreementWire } from '@/lib/domain/booking/agreement-wire'

const BookingAgreement = is<BookingAgreementWire>()(
  Type.Object(
    {
      agreement: nullable(Type.Object({ version: Type.Number(), issuedAt: Type.String() }), {
        description: 'null before the booking is confirmed, and of one that is for no event',
      }),
    },
    { title: 'BookingAgreementWire', description: 'The agreement of a booking for an event that holds.' },
  ),
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
