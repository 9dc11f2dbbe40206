'use client'

import { useLocale } from 'next-intl'
import { formatTime } from '@/lib/i18n/dates'

/** A whole hour of the day as a reader says it. */
export function useHourText(): (hour: number) => string {
  const locale = useLocale()
  return (hour) => formatTime(`${String(hour).padStart(2, '0')}:00`, locale)
}
