/** The words of what opens later, fetched together with its script; a part is named after what opens. */
export const LATE_PARTS = {
  account: ['account', 'errors', 'issues'],
  person: ['layout.account', 'layout.theme', 'bell', 'errors', 'words'],
  menu: ['layout.menu', 'layout.close', 'layout.theme', 'layout.account', 'words'],
  broken: ['layout.broken'],
  chooser: ['home.chooser'],
  calendar: ['search.calendar', 'vocabulary.holiday'],
  photos: ['listing.card.previousPhoto', 'listing.card.nextPhoto'],
} as const satisfies Record<string, readonly string[]>

export type LatePart = keyof typeof LATE_PARTS
