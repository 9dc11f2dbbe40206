'use client'

import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import type { BookingWire } from '@/lib/contract/schemas/booking/wire'
import type { ChosenRoom, Party, Period, StayRequest } from '@/lib/domain/booking/bookable'
import { chosenOf } from '@/lib/domain/booking/money/chosen-add-ons'
import type { StayFacts } from '@/lib/domain/booking/money/discounts'
import type { ChosenAddOn } from '@/lib/domain/booking/money/own-add-ons'
import { mostOvertime, withOvertimeOf } from '@/lib/domain/booking/overtime'
import { partyOf, usualAdults } from '@/lib/domain/booking/party'
import type { QuoteWire } from '@/lib/domain/booking/wire'
import type { AddOnName } from '@/lib/domain/listing/vocabulary'
import type { Day, TimeOfDay } from '@/lib/domain/time/days'
import type { answerOf, ShownAnswer } from './answer-of'
import type { Availability } from './availability/availability'
import { useAvailability } from './availability/use-availability'
import type { ListingForBooking } from './listing-for-booking'
import { searchedChoice } from './searched-choice'
import type { ChosenDays } from './stay-choice'

interface ChosenHours {
  date: Day | null
  start: TimeOfDay | null
  hours: number
}

export interface StayChoice extends Party, ChosenDays, ChosenHours {
  units: number
  /** further room types, that of the offer left out once it is chosen itself */
  rooms: readonly ChosenRoom[]
  /** half hours, or hours after check-out */
  overtime: number
  addOns: AddOnName[]
  ownAddOns: ChosenAddOn[]
}

/** A stay that is booked already, until its check-out with overtime. */
export type BookedStay = Pick<BookingWire, 'checkIn' | 'start' | 'checkOutAt'>

interface StayState {
  offer: ListingForBooking
  own: BookedStay | undefined
  choice: StayChoice
  change: (part: Partial<StayChoice>) => void
  /** null until the dates or hours are complete */
  request: StayRequest | null
  answer: ShownAnswer
  availability: Availability
  /** the rules allow the stay, and no known booking takes it */
  isBookable: boolean
  /** the quote is being requested */
  isCounting: boolean
}

export const NOTHING_CHOSEN: StayChoice = {
  checkIn: null,
  checkOut: null,
  date: null,
  start: null,
  hours: 1,
  adults: 2,
  children: 0,
  infants: 0,
  pet: false,
  units: 1,
  rooms: [],
  overtime: 0,
  addOns: [],
  ownAddOns: [],
}
const NO_ANSWER: ShownAnswer = { quote: null, issues: [] }

const Stay = createContext<StayState | null>(null)

interface StayProviderProps {
  offer: ListingForBooking
  /** the initial choice; absent: the dates of the search in the address */
  initial?: StayChoice
  /** the user's booking that is being changed: its own nights or hours count as free */
  own?: BookedStay
  /** the quote of the initial choice from rendering the page */
  known?: Availability
  /** the private offer that was opened, whose dates may be held for its guest */
  offerId?: string | null
  children: ReactNode
}

/** The stay being chosen: the calendar, the card and the sheet of a page share this state. */
export function StayProvider({ offer, initial, own, known, offerId, children }: StayProviderProps) {
  const [choice, setChoice] = useState<StayChoice>(
    initial ?? { ...NOTHING_CHOSEN, adults: usualAdults(offer.terms) },
  )
  // A refresh of the page brings other terms, and must not choose again.
  const [beds] = useState(offer.terms)
  const hasRooms = offer.roomTypes !== undefined

  // The page is cached for everyone, so the dates of the search are read from the address in the browser.
  useEffect(() => {
    if (initial) return
    const searched = searchedChoice(window.location.search, beds, hasRooms)
    if (searched) setChoice((before) => ({ ...before, ...searched }))
  }, [initial, beds, hasRooms])

  // A refresh of the page brings an equal offer: the stay that was asked for is still the same, and so is its answer.
  const terms = useEqualTerms(offer.terms)
  const most = mostOvertime(offer.terms)
  const request = useMemo(
    () => requestOf(offer.id, terms, { ...choice, overtime: Math.min(choice.overtime, most) }),
    [offer.id, terms, most, choice],
  )
  // A change of a booking requests its quote, which includes the availability.
  const availability = useAvailability(offer.id, own ? null : request, known, offerId)
  const { answer, isCounting } = useAnswer(offer, request, availability)
  const state = useMemo(
    () => ({
      offer,
      own,
      choice,
      change: (part: Partial<StayChoice>) => setChoice((before) => ({ ...before, ...part })),
      request,
      answer,
      availability,
      isBookable: answer.quote !== null && ['free', 'unknown'].includes(availability.state),
      isCounting,
    }),
    [offer, own, choice, request, answer, availability, isCounting],
  )
  return <Stay value={state}>{children}</Stay>
}

/** The same object while the terms are equal. */
function useEqualTerms(terms: ListingForBooking['terms']) {
  const [known, setKnown] = useState(terms)
  if (JSON.stringify(known) === JSON.stringify(terms)) return known
  setKnown(terms)
  return terms
}

export function useStay(): StayState {
  const state = useContext(Stay)
  if (!state) throw new Error('a stay is chosen inside a StayProvider only')
  return state
}

/**
 * The quote by the same function as on the server; its rules load with the first complete choice. Of several room types the
 * server alone knows all terms: the price is that of its answer.
 */
function useAnswer(offer: ListingForBooking, request: StayRequest | null, availability: Availability) {
  const [rules, setRules] = useState<{ answerOf: typeof answerOf } | 'failed' | null>(null)
  useEffect(() => {
    if (request && !rules) import('./answer-of').then(setRules, () => setRules('failed'))
  }, [request, rules])
  const { facts, quote: known } = availability.state === 'free' ? availability : NOT_FREE
  const answer = useMemo((): ShownAnswer => {
    if (request?.rooms) return known ? { quote: known, issues: [] } : NO_ANSWER
    if (!request || !rules || rules === 'failed') return NO_ANSWER
    return rules.answerOf(offer.terms, request, facts)
  }, [offer, request, rules, facts, known])
  const isLoading = request?.rooms ? availability.state === 'asking' : rules === null
  return { answer, isCounting: request !== null && isLoading }
}

const NOT_FREE: { facts?: StayFacts; quote?: QuoteWire } = {}

type BookedTerms = Pick<ListingForBooking['terms'], 'pricingMode' | 'paymentType' | 'addOns' | 'ownAddOns'>

/** Add-ons that are not sold here are left out: they were chosen in another room type. */
function requestOf(
  listingId: string,
  { pricingMode, paymentType, addOns: sold, ownAddOns }: BookedTerms,
  choice: StayChoice,
): StayRequest | null {
  const period = periodOf(pricingMode, choice)
  if (!period) return null
  const { units } = choice
  const others = choice.rooms.filter((room) => room.listingId !== listingId && room.units > 0)
  const rooms = others.length > 0 ? { rooms: others } : {}
  const addOns = choice.addOns.filter((name) => sold.some((one) => one.name === name))
  const chosen = { addOns, ownAddOns: chosenOf(ownAddOns, choice.ownAddOns) }
  return {
    period: withOvertimeOf(period, choice),
    ...partyOf(choice),
    units,
    ...rooms,
    ...chosen,
    paymentType,
  }
}

function periodOf(
  pricingMode: BookedTerms['pricingMode'],
  { checkIn, checkOut, date, start, hours }: StayChoice,
): Period | null {
  if (pricingMode === 'hourly') return date && start ? { mode: 'hourly', date, start, hours } : null
  return checkIn && checkOut ? { mode: 'daily', checkIn, checkOut } : null
}
