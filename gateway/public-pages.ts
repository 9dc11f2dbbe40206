import { LISTING_TYPES } from '@/lib/domain/listing/listing-types'

const RESULT_PAGES = ['search', ...LISTING_TYPES.map(({ slug }) => slug)]

/** Requested once at start, so that no visitor waits for the first render. */
export const PAGES_TO_WARM = ['', ...RESULT_PAGES.map((page) => `/${page}?page=1`)]

const RESULTS = new RegExp(`^(/en)?/(${RESULT_PAGES.join('|')})([?]|$)`)

/** Whether an address shows search results, which are rendered once for all who wait, also for signed-in users. */
export const isResultPage = (url: string): boolean => RESULTS.test(url)
