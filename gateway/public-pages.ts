import { LISTING_TYPES } from '@/lib/domain/listing/listing-types'

const RESULT_PAGES = ['search', ...LISTING_TYPES.map(({ slug }) => slug)]

/** Requested once at start, so that no visitor waits for the first render. */
export const PAGES_TO_WARM = ['', ...RESULT_PAGES.map((page) => `/${page}?page=1`)]
