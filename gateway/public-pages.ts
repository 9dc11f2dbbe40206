import { LISTING_TYPES } from '@/lib/domain/listing/listing-types'
import type { Headers } from './headers'

const RESULT_PAGES = ['search', ...LISTING_TYPES.map(({ slug }) => slug)]

/** Requested once at start, so that no visitor waits for the first render. */
export const PAGES_TO_WARM = ['', ...RESULT_PAGES.map((page) => `/${page}?page=1`)]

/** The same time for which a page reuses api responses (lib/api/server.ts). */
const RESULT_SECONDS = 20
const RESULTS = new RegExp(`^(/en)?/(${RESULT_PAGES.join('|')})([?]|$)`)

/**
 * Whether an address shows search results: rendered per query, from the address alone. The gateway removes the cookies,
 * so that the page cannot depend on the visitor.
 */
export const isResultPage = (url: string): boolean => RESULTS.test(url)

/** The headers of a result page with an `s-maxage`, which Next sets only on prerendered pages. */
export const sharedHeaders = (url: string, headers: Headers): Headers =>
  isResultPage(url)
    ? { ...headers, 'cache-control': `public, max-age=0, s-maxage=${RESULT_SECONDS}, must-revalidate` }
    : headers
