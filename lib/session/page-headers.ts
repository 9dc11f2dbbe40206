/** Tells a page its own path and query, without its language. */
export const PAGE_ADDRESS_HEADER = 'x-page-address'

/** The address as a visitor wrote it, before the gateway took away what its page does not know. */
export const REQUESTED_URL_HEADER = 'x-requested-url'

/** The gateway asks for the page that stands in the place of one that found nothing. */
export const FOUND_NOTHING_HEADER = 'x-found-nothing'
