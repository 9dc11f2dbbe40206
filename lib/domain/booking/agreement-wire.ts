/** The agreement of a booking for an event that holds: the newest version. */
export interface AgreementWire {
  version: number
  issuedAt: string
}

/** GET bookings/{id}/agreement: null before the booking is confirmed, and of one that is for no event. */
export interface BookingAgreementWire {
  agreement: AgreementWire | null
}
