/** The listing of each kind; a test holds this against lib/domain/listing/kinds.ts. */
export const LISTING_SLUGS = [
  'chalets',
  'resorts',
  'hotels',
  'apartments',
  'stadiums',
  'lounges',
  'camps',
  'wedding-halls',
  'farms',
]

/** For as long as the page itself reuses what it asked of the api (lib/api/server.ts). */
const RESULTS_SECONDS = 20
const RESULTS = new RegExp(`^(/en)?/(search|${LISTING_SLUGS.join('|')})([?]|$)`)

/**
 * Whether an address shows results: rendered anew for every query, but from the address alone. The front takes the cookies
 * off before Next sees the request, so that such a page can know nobody.
 */
export const isResultsPage = (url) => RESULTS.test(url)

/** The headers of a page of results with the word that it may be shared, which Next gives only to what it keeps itself. */
export const asShared = (headers) => ({
  ...headers,
  'cache-control': `public, max-age=0, s-maxage=${RESULTS_SECONDS}, must-revalidate`,
})
