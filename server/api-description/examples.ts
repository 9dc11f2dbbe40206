import type { Language } from '@/lib/domain/account/account'
import { VENDOR_PATH } from '@/lib/domain/wire-names'

type Examples = Readonly<Record<Language, object>>

const both = (body: object): Examples => ({ ar: body, en: body })

const STAY = { checkIn: '2026-12-20', checkOut: '2026-12-22', adults: 2, children: 1, infants: 0, units: 1 }

/** Examples of bodies, of the routes with which most clients begin. */
export const BODY_EXAMPLES: { readonly [route: string]: Examples | undefined } = {
  'POST /user/login': both({ phone: '0500000001' }),
  'POST /user/verify': both({ phone: '0500000001', otp: '1234' }),
  'PUT /user/names': {
    ar: { firstName: 'سارة', lastName: 'الحربي' },
    en: { firstName: 'Sara', lastName: 'Alharbi' },
  },
  'POST /services/:id/quote': both({ ...STAY, addOns: [], paymentType: 'fullPayment' }),
  'POST /bookings': both({
    ...STAY,
    addOns: [],
    paymentType: 'fullPayment',
    serviceId: 'b7c1d2',
    total: 900,
  }),
  'POST /bookings/:id/cancel': {
    ar: { reason: 'تغيّرت خطتنا', refundTo: 'card' },
    en: { reason: 'Our plans have changed', refundTo: 'card' },
  },
  'POST /bookings/:id/review': {
    ar: { aspects: [5, 5, 4, 5, 4, 5], text: 'المكان نظيف والمضيف متعاون جدًا' },
    en: { aspects: [5, 5, 4, 5, 4, 5], text: 'Very clean, and the host was a great help' },
  },
  'POST /conversations/:id/messages': {
    ar: { clientId: 'message-0001', body: 'هل يتوفر موقف سيارات؟' },
    en: { clientId: 'message-0001', body: 'Is there a parking space?' },
  },
  'POST /contact': {
    ar: { name: 'سارة', reach: 'sara@example.sa', topic: 'booking', message: 'متى تردّون على الطلبات؟' },
    en: { name: 'Sara', reach: 'sara@example.sa', topic: 'booking', message: 'When do you answer requests?' },
  },
  [`POST /${VENDOR_PATH}/bookings/:id/reject`]: {
    ar: { reason: 'المكان تحت الصيانة' },
    en: { reason: 'The place is under repair' },
  },
}
