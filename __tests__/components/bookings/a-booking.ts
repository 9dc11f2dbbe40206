import type { BookingWire, DateChangeWire } from '@/lib/contract/schemas/booking/wire'
import { addDays, riyadhDay } from '@/lib/domain/time/days'

const checkIn = addDays(riyadhDay(new Date()), 10)

/** Two nights of 500 riyals, confirmed, to be paid at the door. */
export function aBooking(options: Partial<BookingWire> = {}): BookingWire {
  return {
    _id: 'b1',
    code: 'DY-ABC123',
    status: 'confirmed',
    tab: 'upcoming',
    serviceId: 'al-nakheel',
    service: {
      type: 'Chalets',
      name: { en: 'Al Nakheel Chalet', ar: 'شاليه النخيل' },
      image: '',
      city: { name: 'Jeddah', name_ar: 'جدة' },
      district: { name: 'Al Naeem', name_ar: 'النعيم' },
      checkInTime: '15:00',
      checkOutTime: '12:00',
    },
    mode: 'daily',
    checkIn,
    checkOut: addDays(checkIn, 2),
    start: null,
    hours: null,
    checkInAt: `${checkIn}T12:00:00.000Z`,
    checkOutAt: `${addDays(checkIn, 2)}T09:00:00.000Z`,
    party: { adults: 2, children: 0, infants: 0 },
    units: 1,
    lines: [{ kind: 'nights', unitPrice: 500, quantity: 2, units: 1, amount: 1000 }],
    total: 1000,
    vat: null,
    stayVat: 'nobody',
    deposit: 0,
    dueNow: 0,
    dueLater: 1000,
    paid: 0,
    rest: 1000,
    dateChange: null,
    money: [],
    paymentType: 'payAtCheckin',
    bookingType: 'instant',
    policy: 'Flexible',
    freeCancellationUntil: `${addDays(checkIn, -1)}T12:00:00.000Z`,
    noShowTerms: { recordableFrom: `${checkIn}T14:00:00.000Z`, chargedPercent: 100 },
    expiresAt: null,
    createdAt: new Date().toISOString(),
    host: { name: 'Saleh', name_ar: 'صالح', phone: null },
    arrival: null,
    cancellation: null,
    review: null,
    allowed: [],
    history: [{ status: 'confirmed', at: new Date().toISOString() }],
    hostReason: null,
    ...options,
  }
}

/** Three nights of 500 riyals later, held for a quarter of an hour beside the two that were paid. */
export function aDateChange(): DateChangeWire {
  const first = addDays(checkIn, 4)
  return {
    ...{ state: 'open', mode: 'daily', start: null, hours: null },
    ...{ checkIn: first, checkOut: addDays(first, 3) },
    checkInAt: `${first}T12:00:00.000Z`,
    checkOutAt: `${addDays(first, 3)}T09:00:00.000Z`,
    freeCancellationUntil: `${addDays(first, -1)}T12:00:00.000Z`,
    ...{ total: 1500, difference: 500 },
    expiresAt: new Date(Date.now() + 15 * 60_000).toISOString(),
  }
}

/** The booking of two nights, held until it is paid. */
export function anUnpaidBooking(options: Partial<BookingWire> = {}): BookingWire {
  return aBooking({
    status: 'awaiting_payment',
    tab: 'approved',
    paymentType: 'fullPayment',
    dueNow: 1000,
    dueLater: 0,
    expiresAt: new Date(Date.now() + 15 * 60_000).toISOString(),
    allowed: ['pay', 'cancel'],
    ...options,
  })
}
