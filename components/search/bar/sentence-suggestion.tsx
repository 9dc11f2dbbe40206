'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useActiveFilters } from '@/components/search/filters/active-filters'
import { Icon } from '@/components/ui/icon/icon'
import type { SentenceWire } from '@/lib/contract/schemas/listing/sentence'
import { parseSearchParams } from '@/lib/domain/search/search-query'
import { Link } from '@/lib/i18n/navigation'
import { sentenceAddress } from '@/lib/search/sentence-address'
import type { Choice } from './search-draft'
import styles from './sentence-form.module.css'

/** Slow enough for typing. */
const DEBOUNCE_MS = 300

interface SentenceSuggestionProps {
  text: string
  cities: Choice[]
}

/** What is understood of a sentence, as a link to its results; nothing while it says nothing. */
export function SentenceSuggestion({ text, cities }: SentenceSuggestionProps) {
  const t = useTranslations('search.sentence')
  const locale = useLocale()
  const found = useSentence(text, locale)
  const parts = usePartNames(found, cities)
  return (
    <div role="status" className={parts.length > 0 ? styles.suggestion : undefined}>
      {found && parts.length > 0 ? (
        <Link href={sentenceAddress(found)} prefetch={false}>
          <Icon name="search" size={18} />
          <span>
            {t('understood', { parts: parts.join(' · ') })}
            {found.unknown.length > 0 ? (
              <small>{t('unknown', { words: found.unknown.join(' ') })}</small>
            ) : null}
          </span>
        </Link>
      ) : null}
    </div>
  )
}

/** The parts as the chips of the results name them. */
function usePartNames(found: SentenceWire | null, cities: Choice[]): string[] {
  const types = useTranslations('vocabulary.type')
  const { query } = parseSearchParams(found?.query ?? {})
  const filters = useActiveFilters({ ...query, facilities: [] }, { facilities: [], districts: [] })
  const city = cities.find(({ value }) => value === query.city)?.label
  return [
    ...(query.type ? [types(query.type)] : []),
    ...(city ? [city] : []),
    ...filters.map(({ label }) => label),
    ...(found?.facilities ?? []),
  ]
}

/** The search of the typed text; the last one until the next is read, none after a failed call. */
function useSentence(text: string, locale: string): SentenceWire | null {
  const [found, setFound] = useState<SentenceWire | null>(null)
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(async () => {
      const answer = await readSentence(text, locale)
      if (isCurrent) setFound(answer)
    }, DEBOUNCE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [text, locale])
  return found
}

async function readSentence(text: string, locale: string): Promise<SentenceWire | null> {
  try {
    const address = `/api/v1/services/sentence?${new URLSearchParams({ text })}`
    const answer = await fetch(address, { headers: { 'accept-language': locale } })
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}
