import { useState } from 'react'
import type { OwnReviewsWire, OwnReviewWire } from '@/lib/domain/review'

/**
 * The reviews in sight, each where it was first seen: one that is answered stays under the eyes of who answered it,
 * though the server now lists it behind those that wait. A list that is read anew only adds and brings up to date.
 */
export function useSteadyReviews(list: OwnReviewsWire) {
  const [seen, setSeen] = useState({ list, reviews: list.data })
  if (seen.list !== list) setSeen({ list, reviews: withoutMoving(seen.reviews, list.data) })
  const settle = (id: string, answer: string) =>
    setSeen(({ list, reviews }) => ({
      list,
      reviews: reviews.map((one) => (one._id === id ? { ...one, answer } : one)),
    }))
  return { reviews: seen.reviews, settle }
}

/** What is new comes first, because it waits for an answer. */
function withoutMoving(seen: OwnReviewWire[], read: OwnReviewWire[]): OwnReviewWire[] {
  const fresh = new Map(read.map((one) => [one._id, one]))
  const stayed = seen.map((one) => fresh.get(one._id) ?? one)
  const ids = new Set(seen.map((one) => one._id))
  return [...read.filter((one) => !ids.has(one._id)), ...stayed]
}
