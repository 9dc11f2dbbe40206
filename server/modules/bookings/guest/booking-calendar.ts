import { BOOKING_STATES } from '@/lib/domain/booking/transitions'
import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import type { Language } from '@/server/i18n'
import { type BookingWithParties, findBookingOf } from '@/server/modules/bookings/booking-list-store'
import { writeCalendar } from '@/server/modules/bookings/calendar/ical/write-calendar'
import { CONTACT_STATES } from '@/server/modules/bookings/shared-wire'
import type { SignedIn } from '@/server/policy/signed-in'

/**
 * A booking as a calendar file: with the exact address while it is confirmed, as cancelled afterwards, so that
 * calendars remove it. A request has no file.
 */
export async function bookingCalendar(
  { db, clock, config }: Deps,
  guest: SignedIn,
  id: string,
  language: Language,
): Promise<string> {
  const row = await findBookingOf(db, { guestId: guest._id }, id)
  if (!row) throw new DomainError('not_found')
  const { booking } = row
  const { tab, dates } = BOOKING_STATES[booking.state]
  if (dates === 'held') throw new DomainError('not_in_this_state')
  const event = {
    uid: `${booking.id}@diyar`,
    summary: `${booking.snapshot.service.name[language]} (${booking.code})`,
    location: locationOf(row, language),
    url: `${config.publicOrigin}${language === 'en' ? '/en' : ''}/booking/${booking.id}`,
    status: tab === 'cancelled' ? ('CANCELLED' as const) : ('CONFIRMED' as const),
    sequence: booking.sequence,
    span: { from: booking.checkInAt, to: booking.checkOutAt },
  }
  return writeCalendar([event], clock.now())
}

/** The exact address is shown to confirmed guests only; the city is not repeated. */
function locationOf({ booking, listing }: BookingWithParties, language: Language): string {
  const { city } = booking.snapshot.service
  if (!CONTACT_STATES.includes(booking.state)) return city[language]
  const address = [listing.houseNumber, listing.address].filter(Boolean).join(', ')
  const namesCity = [city.ar, city.en].some((name) => address.toLowerCase().includes(name.toLowerCase()))
  return namesCity ? address : [address, city[language]].filter(Boolean).join(', ')
}
