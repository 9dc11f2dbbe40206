import { LISTING_TYPES } from '@/lib/domain/listing/listing-types'

const RESULT_PAGES = ['search', ...LISTING_TYPES.map(({ slug }) => slug)]

/** Requested once at start, so that no visitor waits for the first render. */
export const PAGES_TO_WARM = ['', ...RESULT_PAGES.map((page) => `/${page}?page=1`)]

const AREA = '/in/[a-z0-9-]+(/[a-z0-9-]+)?'
const RESULTS = new RegExp(
  `^(/en)?((/(${RESULT_PAGES.join('|')}))|(/(${RESULT_PAGES.join('|')}))?${AREA})([?]|$)`,
)

/** Whether an address shows search results, of a search or an area, which are rendered once for all who wait, also for signed-in users. */
export const isResultPage = (url: string): boolean => RESULTS.test(url)
