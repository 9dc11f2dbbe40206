import { useTranslations } from 'next-intl'
import { MAX_COUNTED } from '@/lib/domain/search/search-params'

/** "54 listings"; where the search stops counting, "1,000+ listings". */
export function foundCount(total: number, words: ReturnType<typeof useTranslations>): string {
  return total >= MAX_COUNTED
    ? words('placesCapped', { count: MAX_COUNTED.toLocaleString('en-US') })
    : words('places', { count: total })
}

export function useFoundCount(): (total: number) => string {
  const words = useTranslations('words')
  return (total) => foundCount(total, words)
}
