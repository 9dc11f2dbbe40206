/** Messages that are fetched when a part of the page opens, together with its script; the key names the part. */
export const LAZY_PARTS = {
  account: ['account', 'errors', 'issues'],
  person: ['layout.account', 'layout.theme', 'bell', 'inbox', 'errors', 'words'],
  menu: ['inbox', 'layout.menu', 'layout.close', 'layout.theme', 'layout.account', 'words'],
  broken: ['layout.broken'],
  chooser: ['home.chooser'],
  calendar: ['search.calendar', 'vocabulary.holiday'],
  cardPhotos: ['listing.card.previousPhoto', 'listing.card.nextPhoto'],
  // A branch that a page may have in part needs one key that it lacks, or it counts as loaded.
  stay: [
    'booking',
    'booking.dayState',
    'errors',
    'issues',
    'words',
    'words.nights',
    'vocabulary.addOn',
    'vocabulary.paymentLabel',
    'waiting',
  ],
  photos: ['detail.gallery', 'detail.gallery.previous'],
  facilities: ['detail.facilities', 'detail.loadFailed', 'detail.retry'],
  reviews: [
    'detail.reviews',
    'detail.reviews.sorts',
    'report.open',
    'detail.loadFailed',
    'detail.retry',
    'words.reviews',
  ],
  wizard: [
    'wizard',
    'errors',
    'issues',
    'words',
    'words.riyals',
    'vocabulary',
    'vocabulary.fact',
    'vocabulary.houseRule',
    'map',
    'search.calendar',
    'vocabulary.holiday',
  ],
  hearts: ['favourites.hearts', 'errors', 'issues'],
  report: ['report', 'report.reasons', 'errors', 'issues'],
} as const satisfies Record<string, readonly string[]>

export type LazyPart = keyof typeof LAZY_PARTS
