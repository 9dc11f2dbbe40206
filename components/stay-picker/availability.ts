import { ApiError } from '@/lib/api/http'
import type { FreeStay, StayAvailability } from '@/lib/domain/booking/wire'

/** What the server says of the chosen dates; `unknown` when it could not be asked: then the booking itself decides. */
export type Availability =
  | { state: 'asking' | 'free' | 'unknown' }
  | { state: 'taken'; freeUnits: number; nearest: FreeStay[] }
  | { state: 'refused'; sentences: string[]; nearest: FreeStay[] }

/** A backend that names no availability is asked by the booking itself. */
export function fromAnswer(availability: StayAvailability | undefined): Availability {
  if (!availability) return { state: 'unknown' }
  const { isFree, freeUnits, nearest } = availability
  return isFree ? { state: 'free' } : { state: 'taken', freeUnits, nearest }
}

export function fromFailure(failure: unknown): Availability {
  if (!(failure instanceof ApiError) || failure.status !== 422) return { state: 'unknown' }
  const { issues = [], nearest = [] } = failure.answer
  return {
    state: 'refused',
    sentences: issues.map(({ message }) => message),
    nearest: nearest as FreeStay[],
  }
}
