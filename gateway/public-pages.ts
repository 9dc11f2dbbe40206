import { LISTING_TYPES } from '@/lib/domain/listing/listing-types'
import type { Headers } from './headers'

const RESULT_PAGES = ['search', ...LISTING_TYPES.map(({ slug }) => slug)]

/** Opened once when the server starts, so that no visitor waits for the first render. */
export const PAGES_TO_WARM = ['', ...RESULT_PAGES.map((page) => `/${page}?page=1`)]

/** As long as the page itself reuses what it read from the api (lib/api/server.ts). */
const RESULT_SECONDS = 20
const RESULTS = new RegExp(`^(/en)?/(${RESULT_PAGES.join('|')})([?]|$)`)

/**
 * Whether an address shows search results: rendered for every query, but from the address alone. The gateway removes the
 * cookies before Next sees the request, so that the page cannot depend on the visitor.
 */
export const isResultPage = (url: string): boolean => RESULTS.test(url)

/** The headers of a result page with the permission to share it, which Next gives only to prerendered pages. */
export const sharedHeaders = (url: string, headers: Headers): Headers =>
  isResultPage(url)
    ? { ...headers, 'cache-control': `public, max-age=0, s-maxage=${RESULT_SECONDS}, must-revalidate` }
    : headers
