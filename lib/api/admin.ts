import type { AdminList } from '@/lib/domain/booking/admin-wire'
import type {
  ContentPageBody,
  ContentPageName,
  ContentPageRestoreBody,
  ContentPageWire,
} from '@/lib/domain/content-pages/content-page'
import type { ReviewTab, ReviewVerb } from '@/lib/domain/listing/listing-review'
import { http } from './browser'

export const exceptionsPath = (page: number) => `admin/cancellations?page=${page}`

export function adminBookingsPath(tab: Exclude<AdminList, 'exceptions'>, q: string, page: number): string {
  const params = new URLSearchParams({ tab, page: String(page), ...(q ? { q } : {}) })
  return `admin/bookings?${params}`
}

const exception = (id: string, verb: string, body?: object) =>
  http.send<void>('post', `admin/cancellations/${encodeURIComponent(id)}/${verb}`, body)

export const grantException = (id: string, percent: number) => exception(id, 'approve', { percent })
export const refuseException = (id: string) => exception(id, 'reject')
export const cancelByAdmin = (id: string, reason: string) =>
  http.send<void>('post', `admin/bookings/${encodeURIComponent(id)}/cancel`, { reason })

export const reviewListPath = (tab: ReviewTab, page: number) => `admin/services?state=${tab}&page=${page}`
export const reviewPath = (id: string) => `admin/services/${encodeURIComponent(id)}`

/** Sends an admin's decision; `reason` with the verbs that need one. */
export const decideOnListing = (id: string, verb: ReviewVerb, reason?: string) =>
  http.send<{ _id: string }>('post', `${reviewPath(id)}/${verb}`, reason === undefined ? {} : { reason })

export const restoreContentPage = (name: ContentPageName, body: ContentPageRestoreBody) =>
  http.send<ContentPageWire>('post', `admin/pages/${name}/restore`, body)

export const updateContentPage = (name: ContentPageName, body: ContentPageBody) =>
  http.send<ContentPageWire>('put', `admin/pages/${name}`, body)
