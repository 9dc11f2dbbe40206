/** Tells a page its own path and query, without its language. */
export const PAGE_ADDRESS_HEADER = 'x-page-address'

/** The parameters that the gateway adds to the address to which a page redirects. */
export const CARRIED_PARAMS_HEADER = 'x-carried-params'

/** The gateway asks for the page that stands in the place of one that found nothing. */
export const FOUND_NOTHING_HEADER = 'x-found-nothing'
