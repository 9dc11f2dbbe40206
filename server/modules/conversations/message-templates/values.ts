import type { Language } from '@/lib/domain/account/account'
import { directionsHref } from '@/lib/domain/geo/directions'
import { knownValues, type TemplateValues } from '@/lib/domain/messages/template-text'
import { dateFormat } from '@/lib/domain/time/date-format'
import { riyadhTime } from '@/lib/domain/time/days'
import { CALENDAR_TAGS, spokenTime } from '@/lib/domain/time/spoken-time'
import type { bookings } from '@/server/db/schema/bookings/bookings'
import type { listings } from '@/server/db/schema/listings/listings'
import type { users } from '@/server/db/schema/people/users'
import type { Deps } from '@/server/deps'
import { CONTACT_STATES } from '@/server/modules/bookings/shared-wire'

interface Filling {
  booking: typeof bookings.$inferSelect | null
  listing: typeof listings.$inferSelect
  guest: typeof users.$inferSelect
  wifi: string | null
}

/**
 * The values of a booking in a language, as far as its page shows them by now. The arrival code is what the guest proves the
 * arrival by to the vendor, who reads the conversation too: a text has the page where it stands.
 */
export function valuesOf(
  { translations, config }: Pick<Deps, 'translations' | 'config'>,
  { booking, listing, guest, wifi }: Filling,
  language: Language,
): TemplateValues {
  const prefix = language === 'en' ? '/en' : ''
  const day = dateFormat(CALENDAR_TAGS[language], {
    ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'Asia/Riyadh' },
  })
  const known = {
    booking: booking !== null,
    agreed: booking !== null && CONTACT_STATES.includes(booking.state),
  }
  const place = [listing.address, listing.houseNumber, listing.landmark].filter(Boolean)
  return knownValues(
    {
      guest: guest.firstName || translations.sentence(language, 'templates.guestWithoutName', {}),
      place: language === 'ar' ? listing.nameAr : listing.name,
      arrival: booking ? day.format(booking.checkInAt) : '',
      departure: booking ? day.format(booking.checkOutAt) : '',
      arrivalTime: booking ? spokenTime(riyadhTime(booking.checkInAt), language) : '',
      departureTime: booking ? spokenTime(riyadhTime(booking.checkOutAt), language) : '',
      booking: booking?.code ?? '',
      bookingLink: booking ? `${config.publicOrigin}${prefix}/booking/${booking.id}` : '',
      address: place.join(language === 'ar' ? '، ' : ', '),
      map: directionsHref({ location: [listing.latitude, listing.longitude] }),
      wifi: wifi ?? '',
    },
    known,
  )
}
