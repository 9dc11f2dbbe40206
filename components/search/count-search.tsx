'use client'

import { useEffect } from 'react'
import type { SearchViewBody } from '@/lib/domain/statistics/search-view'

/** Counts a search once it is shown, without waiting; a failure changes nothing. */
export function CountSearch({ city, type, checkIn, checkOut, hasFound }: SearchViewBody) {
  useEffect(() => {
    const body: SearchViewBody = { city, type, checkIn, checkOut, hasFound }
    navigator.sendBeacon?.(
      '/api/v1/search-views',
      new Blob([JSON.stringify(body)], { type: 'application/json' }),
    )
  }, [city, type, checkIn, checkOut, hasFound])
  return null
}
