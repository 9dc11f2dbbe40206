'use client'

import { useEffect, useState } from 'react'
import { type Day, riyadhDay } from '@/lib/domain/days'
import { useRouter } from '@/lib/i18n/navigation'
import { defaultDraft, type SearchDraft, searchAddress } from './search-draft'

/**
 * The bar's state. The page is the same for everybody and may be hours old, so the day of today, and the dates that
 * follow from it, come only in the browser.
 */
export function useSearchBar(initial: SearchDraft | null) {
  const router = useRouter()
  const [today, setToday] = useState<Day | null>(null)
  const [draft, setDraft] = useState<SearchDraft>(
    initial ?? { ...defaultDraft('2000-01-01'), checkIn: null, checkOut: null },
  )
  useEffect(() => {
    const day = riyadhDay(new Date())
    setToday(day)
    if (!initial) setDraft(defaultDraft(day))
  }, [initial])
  const submit = () => router.push(searchAddress(draft))
  return { today, draft, setDraft, submit }
}
