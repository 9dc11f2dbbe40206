'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { call } from '@/lib/api/call'
import { useUser } from '@/lib/api/current-user'
import { hasCode, wasAnswered } from '@/lib/api/http'
import type { SeriesQuoteWire } from '@/lib/contract/schemas/booking/series'
import type { SeriesQuoteBody } from '@/lib/domain/booking/bodies'
import type { BookableListing, StayRequest } from '@/lib/domain/booking/bookable'
import { payableNow } from '@/lib/domain/booking/money/due'
import { stayToBody } from '@/lib/domain/booking/stay-wire'
import { toSar } from '@/lib/domain/money'
import type { Day } from '@/lib/domain/time/days'
import { useRouter } from '@/lib/i18n/navigation'
import { requestSignIn } from '@/lib/session/sign-in-prompt'

interface Answer {
  body: SeriesQuoteBody
  round: number
  reader: string
  quote: SeriesQuoteWire | null
  failure: unknown
}

interface Offer {
  id: string
  terms: Pick<BookableListing, 'depositHalalas'>
}

export type Series = ReturnType<typeof useSeries>

/** So many weeks of the chosen visit: which are free, which of them the guest takes, and the call that books them. */
export function useSeries({ id: listingId, terms }: Offer, request: StayRequest | null) {
  const router = useRouter()
  const failureText = useFailureText()
  const { status } = useUser()
  const [weeks, setWeeks] = useState(1)
  const [round, setRound] = useState(0)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [left, setLeft] = useState<readonly Day[]>([])
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const sent = useRef({ body: '', key: '' })

  const body = useMemo(
    () => (weeks > 1 ? bodyOf(listingId, request, weeks) : null),
    [listingId, request, weeks],
  )
  // A guest who has signed in may have another price, and after a refusal the weeks are asked for again.
  const isCurrent = answer?.body === body && answer?.round === round && answer?.reader === status
  useEffect(() => {
    if (!body || isCurrent) return
    let isAwaited = true
    const show = (part: Pick<Answer, 'quote' | 'failure'>) => {
      if (isAwaited) setAnswer({ body, round, reader: status, ...part })
    }
    call('POST /series/quote', { body }).then(
      (quote) => show({ quote, failure: null }),
      (failure: unknown) => show({ quote: null, failure }),
    )
    return () => {
      isAwaited = false
    }
  }, [body, round, status, isCurrent])

  const quote = isCurrent && answer ? answer.quote : null
  const free = (quote?.weeks ?? []).filter((week) => week.state === 'free')
  const chosen = free.filter(({ date }) => !left.includes(date))
  const send = async () => {
    if (!body) return
    const { date: _first, weeks: _count, ...visit } = body
    const series = { ...visit, weeks: chosen.map(({ date, total }) => ({ date, total: total ?? 0 })) }
    const text = JSON.stringify(series)
    if (sent.current.body !== text) sent.current = { body: text, key: crypto.randomUUID() }
    setIsSending(true)
    setProblem(null)
    try {
      const booked = await call('POST /series', { body: series, idempotencyKey: sent.current.key })
      router.replace(`/series/${booked._id}`)
    } catch (failure) {
      setIsSending(false)
      setProblem(failureText(failure))
      if (wasAnswered(failure)) sent.current = { body: '', key: '' }
      if (hasCode(failure, 'dates_unavailable') || hasCode(failure, 'price_changed')) setRound(round + 1)
    }
  }
  return {
    weeks,
    setWeeks: (next: number) => {
      setWeeks(next)
      setProblem(null)
    },
    quote,
    chosen,
    dueNow: request && firstPayment(chosen, request, terms),
    isCounting: body !== null && !isCurrent,
    problem,
    failure: isCurrent && answer?.failure ? failureText(answer.failure) : null,
    retry: () => setRound(round + 1),
    toggle: (date: Day) =>
      setLeft(left.includes(date) ? left.filter((one) => one !== date) : [...left, date]),
    isSending,
    book: () => (status === 'visitor' ? requestSignIn(() => void send()) : void send()),
  }
}

/** The amount that is paid first, in SAR: that of the first chosen week, with its deposit; null where none is chosen. */
function firstPayment(
  [first]: SeriesQuoteWire['weeks'],
  { paymentType }: StayRequest,
  { depositHalalas }: Offer['terms'],
): number | null {
  if (!first || first.dueNow === null) return null
  return payableNow({ paymentType, dueNow: first.dueNow, deposit: toSar(depositHalalas) })
}

function bodyOf(serviceId: string, request: StayRequest | null, weeks: number): SeriesQuoteBody | null {
  if (request?.period.mode !== 'hourly') return null
  const { checkIn: _in, checkOut: _out, rooms: _rooms, date, start, hours, ...visit } = stayToBody(request)
  if (date === undefined || start === undefined || hours === undefined) return null
  return { ...visit, serviceId, date, start, hours, weeks }
}
