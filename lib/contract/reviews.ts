import { Type } from '@sinclair/typebox'
import { guestReviewBody, replyBody, reviewBody } from '@/lib/domain/reviews/review'
import { idParam, pageQuery } from './inputs'
import type { Routes } from './route'
import { VendorReviewsWire } from './schemas/reviews/review'

export const reviewsRoutes = {
  'POST /bookings/:id/review': {
    access: 'user',
    params: idParam,
    body: reviewBody,
    example: {
      ar: { aspects: [5, 5, 4, 5, 4, 5], text: 'المكان نظيف والمضيف متعاون جدًا' },
      en: { aspects: [5, 5, 4, 5, 4, 5], text: 'Very clean, and the host was a great help' },
    },
    status: 201,
    answer: Type.Object({ _id: Type.String(), rating: Type.Number(), isPublished: Type.Boolean() }),
    errors: ['already_done', 'not_in_this_state', 'review_time_over', 'invalid'],
  },
  'POST /vendor/bookings/:id/review': {
    access: 'vendor',
    action: 'handleArrivals',
    params: idParam,
    body: guestReviewBody,
    errors: ['already_done', 'not_in_this_state', 'review_time_over'],
  },
  'GET /vendor/reviews': {
    access: 'vendor',
    action: 'readReviews',
    query: pageQuery,
    answer: VendorReviewsWire,
  },
  'POST /vendor/reviews/:id/answer': {
    access: 'vendor',
    action: 'answerReviews',
    params: idParam,
    body: replyBody,
    errors: ['already_done'],
  },
} as const satisfies Routes
