import { writeCalendar } from '@/lib/domain/ical-write'
import { Refusal } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import type { Language } from '@/server/words'
import { readBookingOf } from './reading-store'
import { OPEN_DOOR } from './wire-parts'

/** A confirmed booking as a calendar file, with the exact address; other bookings have none yet, or no more. */
export async function bookingCalendar(
  { db, clock }: Deps,
  guest: SignedIn,
  id: string,
  language: Language,
): Promise<string> {
  const row = await readBookingOf(db, { guestId: guest._id }, id)
  if (!row) throw new Refusal('not_found')
  const { booking, service } = row
  if (!OPEN_DOOR.includes(booking.state)) throw new Refusal('not_in_this_state')
  const { name, city } = booking.snapshot.service
  const address = [service.houseNumber, service.address, city[language]].filter(Boolean).join(', ')
  const event = {
    uid: `${booking.id}@diyar`,
    summary: `${name[language]} (${booking.code})`,
    location: address,
    span: { from: booking.checkInAt, to: booking.checkOutAt },
  }
  return writeCalendar([event], clock.now())
}
