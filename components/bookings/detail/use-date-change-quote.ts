'use client'

import { useEffect, useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { ApiError } from '@/lib/api/http'
import type { DateChangeQuote } from '@/lib/contract/schemas/booking/lifecycle-wire'
import type { DatesBody } from '@/lib/domain/booking/bodies'
import type { StayRequest } from '@/lib/domain/booking/bookable'
import { stayToBody } from '@/lib/domain/booking/stay-wire'

interface RequestInput {
  of: StayRequest | null
  quote: DateChangeQuote | null
  problem: string
}

const NOTHING: RequestInput = { of: null, quote: null, problem: '' }

/** The quote for other dates of a booking, requested with every complete choice; outdated responses are dropped. */
export function useDateChangeQuote(
  bookingId: string,
  request: StayRequest | null,
  quoteDates: (id: string, dates: DatesBody) => Promise<DateChangeQuote>,
) {
  const failureText = useFailureText()
  const [requested, setRequested] = useState<RequestInput>(NOTHING)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts do not change while a dialog is open
  useEffect(() => {
    if (!request) return
    let isCurrent = true
    const notify = (answer: Omit<RequestInput, 'of'>) => {
      if (isCurrent) setRequested({ of: request, ...answer })
    }
    quoteDates(bookingId, datesOf(request)).then(
      (quote) => notify({ quote, problem: '' }),
      (failure) => notify({ quote: null, problem: issueText(failure, failureText) }),
    )
    return () => {
      isCurrent = false
    }
  }, [bookingId, request, quoteDates])
  return requested.of === request ? requested : NOTHING
}

/** Only the dates; the booking keeps everything else. */
export function datesOf(request: StayRequest): DatesBody {
  const { checkIn, checkOut, date, start, hours } = stayToBody(request)
  return { checkIn, checkOut, date, start, hours }
}

/** The text of a specific rule is more useful than the general "invalid" error. */
function issueText(failure: unknown, failureText: (failure: unknown) => string): string {
  const [issue] = failure instanceof ApiError ? (failure.answer.issues ?? []) : []
  return issue?.message ?? failureText(failure)
}
