import { useEffect, useState } from 'react'
import { shiftMonth } from '@/components/ui/calendar/calendar-days'
import type { DayPrices } from '@/lib/contract/schemas/listing/card'
import { type Day, formatQueryDay } from '@/lib/domain/time/days'
import type { SearchDraft } from './search-draft'

/** Two months are visible; one call serves both. */
const MONTHS = 2
const NONE: DayPrices = {}

const answers = new Map<string, Promise<DayPrices>>()

/** The lowest price of each visible night for the city and type of the bar; none if the call fails. */
export function useDayPrices({ city, categoryId }: SearchDraft, month: string): DayPrices {
  const [prices, setPrices] = useState<DayPrices>(NONE)
  const params = new URLSearchParams({
    ...(city ? { city } : {}),
    ...(categoryId ? { categoryId } : {}),
    checkIn: formatQueryDay(firstOf(month)),
    checkOut: formatQueryDay(firstOf(shiftMonth(month, MONTHS))),
  }).toString()
  useEffect(() => {
    let isVisible = true
    pricesFor(params).then((found) => isVisible && setPrices(found))
    return () => {
      isVisible = false
    }
  }, [params])
  return prices
}

/** Requested once per city, type and month; a failed call may be repeated. */
function pricesFor(params: string): Promise<DayPrices> {
  const known = answers.get(params)
  if (known) return known
  const answer = readPrices(params).catch(() => {
    answers.delete(params)
    return NONE
  })
  answers.set(params, answer)
  return answer
}

async function readPrices(params: string): Promise<DayPrices> {
  const answer = await fetch(`/api/v1/services/search/prices?${params}`)
  if (!answer.ok) throw new Error(`prices: ${answer.status}`)
  return answer.json()
}

/** The first day of a month `YYYY-MM`. */
export function firstOf(month: string): Day {
  return `${month}-01`
}
