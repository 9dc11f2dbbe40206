'use client'

import { useEffect, useState } from 'react'
import { type Day, riyadhDay } from '@/lib/domain/days'

/** Today in Riyadh; null in the HTML, which is cached and the same for everybody. */
export function useToday(): Day | null {
  const [today, setToday] = useState<Day | null>(null)
  useEffect(() => setToday(riyadhDay(new Date())), [])
  return today
}
