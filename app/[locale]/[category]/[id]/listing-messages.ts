/** The messages of the parts that load with the page; a part that opens later fetches its own (lazy-parts.ts). */
export const LISTING_MESSAGES = [
  'booking.addOns',
  'booking.bookNow',
  'booking.cardLabel',
  'booking.chooseDates',
  'booking.chooseFirst',
  'booking.clearDates',
  'booking.details',
  'booking.from',
  'booking.fromTo',
  'booking.notYetBooked',
  'booking.pickCheckIn',
  'booking.pickCheckOut',
  'booking.plainWay',
  'booking.priceFollows',
  'booking.request',
  'booking.requestShort',
  'booking.takenDates',
  'booking.total',
  'booking.when',
  'booking.withPet',
  'detail.before.appointment',
  'detail.before.offer',
  'detail.gallery.all',
  'detail.gallery.label',
  'detail.gallery.open',
  'detail.gallery.photo',
  'detail.gallery.photoOf',
  'detail.nav',
  'detail.sharing',
  'report.open.review',
  'report.open.service',
  'words.riyals',
]

/** Of a property with room types. */
export const ROOM_TYPE_MESSAGES = ['booking.rooms', 'detail.roomTypes']

/** Of a listing that sells a longer stay behind its hours or nights. */
export const OVERTIME_MESSAGES = ['booking.lateCheckOut', 'booking.later', 'booking.overtime']

/** Of a type that is sold by the hour, also while this listing is not: a guest may have such a booking of it. */
export const HOURLY_MESSAGES = ['booking.onDay', 'vocabulary.priceUnit.hour', 'words.hours']

/** Of a type whose days are sold as nights, or as days of an event. */
export const NIGHT_MESSAGES = ['listing.card.forNights', 'vocabulary.priceUnit.night']
export const EVENT_DAY_MESSAGES = ['listing.card.forEventDays', 'vocabulary.priceUnit.eventDay']

/** Of who is counted. */
export const GUEST_MESSAGES = ['booking.who', 'words.guests']
export const PLAYER_MESSAGES = ['booking.players', 'words.players']
