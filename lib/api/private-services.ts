import type { Page, Review } from '@/lib/domain/catalogue'
import type { DraftCard } from '@/lib/domain/listing/kept-draft'
import type { OwnFiguresWire, OwnServiceOverview, OwnServicesWire } from '@/lib/domain/listing/own-service'
import type { ReviewDetail, ReviewListWire, ReviewTab } from '@/lib/domain/listing/service-review'
import type { ServiceWire } from '@/lib/domain/listing/service-wire'
import type { ServiceState } from '@/lib/domain/listing/vocabulary'
import {
  DRAFTS_PATH,
  FIGURES_PATH,
  overviewPath,
  ownServicesPath,
  reviewListPath,
  reviewPath,
} from './own-service-paths'
import { readPrivate } from './private'
import { reviewsPath } from './reviews'

/* A host's own places and the console's queue of them, read for a page. */

export const readOwnServices = (page: number, state: ServiceState | null = null) =>
  readPrivate<OwnServicesWire>(ownServicesPath(page, state ?? undefined))
export const readDrafts = () => readPrivate<DraftCard[]>(DRAFTS_PATH)
export const readOwnFigures = () => readPrivate<OwnFiguresWire>(FIGURES_PATH)
export const readOverview = (id: string) => readPrivate<OwnServiceOverview>(overviewPath(id))
export const readReviewList = (tab: ReviewTab, page: number) =>
  readPrivate<ReviewListWire>(reviewListPath(tab, page))
export const readReview = (id: string) => readPrivate<ReviewDetail>(reviewPath(id))

/** A place as this person may see it, hidden or not. */
export const readPlace = (id: string) =>
  readPrivate<ServiceWire | ServiceWire[]>(`services/details/${encodeURIComponent(id)}`)
export const readPlaceReviews = (id: string) =>
  readPrivate<Page<Review>>(reviewsPath(id, { sort: 'newest', text: '' }, 1))
