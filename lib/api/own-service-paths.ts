import type { ReviewTab } from '@/lib/domain/listing/service-review'
import type { ServiceState } from '@/lib/domain/listing/vocabulary'

export const DRAFTS_PATH = 'vender/drafts'
export const FIGURES_PATH = 'vender/figures'

export const ownServicesPath = (page: number, status?: ServiceState) =>
  `vender/services?page=${page}${status ? `&status=${status}` : ''}`
export const overviewPath = (id: string) => `vender/services/${encodeURIComponent(id)}/overview`
export const reviewListPath = (tab: ReviewTab, page: number) => `admin/services?state=${tab}&page=${page}`
export const reviewPath = (id: string) => `admin/services/${encodeURIComponent(id)}`
