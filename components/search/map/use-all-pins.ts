import { useLocale, useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useAnswer } from '@/lib/api/use-answer'
import type { SearchQuery } from '@/lib/domain/search/search-query'
import { writeSearchParams } from '@/lib/search/search-address'
import { pinsOf, type ResultPin } from './result-pins'

interface PageOfPins {
  /** as the api takes it */
  searched: SearchQuery
  /** of the listings whose cards are beside the map */
  pins: ResultPin[]
  /** of all pages */
  total: number
}

interface AllPins {
  /** those of the page first, which stand for a group */
  all: ResultPin[]
  /** `cut`: more than a map shows; `failed`: only the page is there */
  lack: 'cut' | 'failed' | null
}

/** The pins of the page at once, and of the other pages when they have arrived. */
export function useAllPins({ searched, pins, total }: PageOfPins): AllPins {
  const t = useTranslations('search.map')
  const locale = useLocale()
  const query = Object.fromEntries(writeSearchParams({ ...searched, page: 1, pageSize: undefined }))
  const { data, error } = useAnswer('GET /services/search/map', pins.length < total ? { query } : null, {
    revalidateOnFocus: false,
  })
  return useMemo(() => {
    const ofPage = new Set(pins.map(({ id }) => id))
    const others = pinsOf(data?.data ?? [], { locale, query: searched, t }).filter(
      ({ id }) => !ofPage.has(id),
    )
    const isCut = data !== undefined && data.data.length < data.total
    return { all: [...pins, ...others], lack: isCut ? 'cut' : error && !data ? 'failed' : null }
  }, [data, error, locale, pins, searched, t])
}
