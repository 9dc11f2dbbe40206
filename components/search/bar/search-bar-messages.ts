/** The messages of the search bar as the page shows it; its calendar fetches its own (lazy-parts.ts). */
export const SEARCH_BAR_MESSAGES = [
  'search.bar.label',
  'search.bar.where',
  'search.bar.what',
  'search.bar.when',
  'search.bar.checkIn',
  'search.bar.checkOut',
  'search.bar.anyCity',
  'search.bar.all',
  'search.bar.anyType',
  'search.bar.anyTime',
  'search.bar.addDate',
  'search.bar.submit',
  'search.bar.close',
  'search.bar.clearDates',
  'search.bar.cities',
  'search.bar.categories',
  'search.bar.noCity',
  'search.bar.noCategory',
]

/** Of pages of a type that is sold by the hour; elsewhere they are fetched when one is chosen. */
export const SEARCH_HOURS_MESSAGES = [
  'search.bar.day',
  'search.bar.fromHour',
  'search.bar.anyHour',
  'search.bar.afterMidnight',
  'search.bar.hours',
  'search.bar.hourCount',
]
