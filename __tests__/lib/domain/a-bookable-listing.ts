import type { BookableListing, StayRequest } from '@/lib/domain/booking/bookable'

/** A chalet with one price for all days; a test says only what matters to it. */
export function aBookableListing(difference: Partial<BookableListing> = {}): BookableListing {
  return {
    pricingMode: 'daily',
    prices: { dates: {}, weekdays: {}, sundayToWednesday: null, allDays: 50_000, hour: null },
    checkInTime: '15:00',
    checkOutTime: '12:00',
    openFrom: null,
    openTo: null,
    maxGuests: 10,
    units: 1,
    addOns: [],
    lastMinute: null,
    depositHalalas: 0,
    paymentType: 'fullPayment',
    partialHalalas: 0,
    vatPercent: 15,
    stayVat: 'vendor',
    cancellationPolicy: 'Flexible',
    turnoverMinutes: 0,
    ...difference,
  }
}

export function aStay(difference: Partial<StayRequest> = {}): StayRequest {
  return {
    period: { mode: 'daily', checkIn: '2026-12-02', checkOut: '2026-12-04' },
    adults: 2,
    children: 0,
    infants: 0,
    units: 1,
    addOns: [],
    paymentType: 'fullPayment',
    ...difference,
  }
}
