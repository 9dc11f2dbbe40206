'use client'

import { useEffect, useMemo, useState } from 'react'
import type { Party, Period, StayRequest } from '@/lib/domain/booking/bookable'
import { type QuoteAnswer, quoteStay } from '@/lib/domain/booking/quote'
import type { ChosenDays } from '@/lib/domain/booking/stay-choice'
import type { Day, TimeOfDay } from '@/lib/domain/days'
import type { AddOnName } from '@/lib/domain/listing/vocabulary'
import { readStay } from '@/lib/domain/search-address'
import type { Offer } from './offer'

export interface ChosenHours {
  date: Day | null
  start: TimeOfDay | null
  hours: number
}

export interface StayChoice extends Party, ChosenDays, ChosenHours {
  units: number
  addOns: AddOnName[]
}

const NOTHING: StayChoice = {
  checkIn: null,
  checkOut: null,
  date: null,
  start: null,
  hours: 1,
  adults: 2,
  children: 0,
  infants: 0,
  units: 1,
  addOns: [],
}

/** What a guest is choosing on a listing, and the price of it by the same function that the server asks. */
export function useStay(listing: Offer) {
  const [choice, setChoice] = useState<StayChoice>(NOTHING)
  const change = (part: Partial<StayChoice>) => setChoice((before) => ({ ...before, ...part }))

  // The page is cached for everybody; the dates of the search stand in the address, which only the browser reads.
  useEffect(() => {
    const params = Object.fromEntries(new URLSearchParams(window.location.search))
    const { checkIn, checkOut } = readStay(params).dates
    if (checkIn && checkOut) setChoice((before) => ({ ...before, checkIn, checkOut, date: checkIn }))
  }, [])

  const request = useMemo(() => toRequest(listing, choice), [listing, choice])
  const answer = useMemo<QuoteAnswer>(
    () => (request ? quoteStay(listing.terms, request, new Date()) : { quote: null, issues: [] }),
    [listing, request],
  )
  return { choice, change, request, answer }
}

function toRequest(listing: Offer, choice: StayChoice): StayRequest | null {
  const period = periodOf(listing, choice)
  if (!period) return null
  const { adults, children, infants, units, addOns } = choice
  return { period, adults, children, infants, units, addOns, paymentType: listing.terms.paymentType }
}

function periodOf(listing: Offer, { checkIn, checkOut, date, start, hours }: StayChoice): Period | null {
  if (listing.terms.pricingMode === 'hourly')
    return date && start ? { mode: 'hourly', date, start, hours } : null
  return checkIn && checkOut ? { mode: 'daily', checkIn, checkOut } : null
}
