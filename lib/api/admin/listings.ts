import { http } from '@/lib/api/browser'
import type { ReviewTab, ReviewVerb } from '@/lib/domain/listing/listing-review'

export const reviewListPath = (tab: ReviewTab, page: number) => `admin/services?state=${tab}&page=${page}`
export const reviewPath = (id: string) => `admin/services/${encodeURIComponent(id)}`

/** Sends an admin's decision; `reason` with the verbs that need one. */
export const decideOnListing = (id: string, verb: ReviewVerb, reason?: string) =>
  http.send<{ _id: string }>('post', `${reviewPath(id)}/${verb}`, reason === undefined ? {} : { reason })
