import type { ReviewVerb } from '@/lib/domain/listing/service-review'
import { http } from './browser'
import { reviewPath } from './own-service-paths'

/** What an admin decides; `reason` with the verbs that need one. */
export const decideOnService = (id: string, verb: ReviewVerb, reason?: string) =>
  http.send<{ _id: string }>('post', `${reviewPath(id)}/${verb}`, reason === undefined ? {} : { reason })
