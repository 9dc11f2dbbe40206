import { string } from 'yup'
import { quoteBody } from '@/lib/domain/booking/bodies'
import { exactObject } from '@/lib/domain/exact-object'
import { MAX_REVIEW_SEARCH, REVIEW_SORTS } from '@/lib/domain/reviews/listing-reviews'
import { fileFields, idParam, pageFields } from './inputs'
import { inBoth, type Routes } from './route'
import { pageOf } from './schema'
import { AvailabilityWire, StayQuoteWire } from './schemas/booking/wire'
import { Review } from './schemas/catalogue'
import { WithdrawnListing } from './schemas/listing/listing'
import { ListingWire } from './schemas/listing/wire'

const rangeQuery = exactObject({ from: string().required().max(10), to: string().required().max(10) })

const reviewsQuery = exactObject({
  ...pageFields,
  ...fileFields,
  sort: string().oneOf(REVIEW_SORTS),
  q: string().max(MAX_REVIEW_SEARCH),
})

export const STAY_EXAMPLE = {
  ...{ checkIn: '2026-12-20', checkOut: '2026-12-22', adults: 2, children: 1, infants: 0, units: 1 },
  ...{ addOns: [], paymentType: 'fullPayment' },
}

export const listingsRoutes = {
  'GET /services/details/:id': { access: 'public', params: idParam, answer: ListingWire },
  'GET /services/:id/withdrawn': { access: 'public', params: idParam, answer: WithdrawnListing },
  'GET /services/:id/availability': {
    access: 'public',
    params: idParam,
    query: rangeQuery,
    answer: AvailabilityWire,
  },
  'POST /services/:id/quote': {
    access: 'public',
    params: idParam,
    body: quoteBody,
    example: inBoth(STAY_EXAMPLE),
    answer: StayQuoteWire,
    errors: ['invalid'],
  },
  'GET /services/:id/reviews': {
    access: 'public',
    params: idParam,
    query: reviewsQuery,
    answer: pageOf(Review),
  },
} as const satisfies Routes
