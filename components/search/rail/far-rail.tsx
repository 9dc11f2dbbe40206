'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { HALF_A_SCREEN, useNear } from '@/components/ui/hooks/use-near'
import { call } from '@/lib/api/call'
import type { ListingCard } from '@/lib/domain/listing/card'
import type { SearchQuery } from '@/lib/domain/search/search-query'
import { LazyMessages, loadMessages } from '@/lib/i18n/lazy-messages'
import { writeSearchParams } from '@/lib/search/search-address'
import styles from './card-rail.module.css'
import { WaitingRail } from './waiting-rail'

interface FarRailProps {
  label: string
  /** the search whose first results it shows */
  query: Partial<SearchQuery>
}

/** A row of cards far below the first screen: its cards are fetched when it comes near. */
export function FarRail({ label, query }: FarRailProps) {
  const { frame, rail, isFailed, load } = useFarRail(query)
  /** The button goes with the sentence, so that the row takes the focus: the next one in it is that of its first card. */
  const retry = () => {
    frame.current?.focus({ preventScroll: true })
    load()
  }
  return (
    <div ref={frame} tabIndex={-1} aria-busy={rail === null && !isFailed}>
      {isFailed ? (
        <FailedRail onRetry={retry} />
      ) : rail === null ? (
        <WaitingRail />
      ) : (
        <LazyMessages part="railCards" waiting={<WaitingRail />}>
          <rail.CardRail label={label} cards={rail.cards} />
        </LazyMessages>
      )}
    </div>
  )
}

function FailedRail({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('search.rail')
  return (
    <div className={styles.failed}>
      <WaitingRail />
      <div className={styles.notice} role="alert">
        <p>{t('failed')}</p>
        <Button $kind="outline" $size="sm" onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    </div>
  )
}

function useFarRail(query: Partial<SearchQuery>) {
  const locale = useLocale()
  const frame = useRef<HTMLDivElement>(null)
  const requested = useRef(query)
  const isNear = useNear(frame, HALF_A_SCREEN)
  const [rail, setRail] = useState<LoadedRail | null>(null)
  const [isFailed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    loadRail(requested.current, locale).then(setRail, () => setFailed(true))
  }, [locale])
  useEffect(() => {
    const known = storedRail(requested.current)
    if (known) setRail(known)
    else if (isNear) load()
  }, [isNear, load])
  return { frame, rail, isFailed, load }
}

interface LoadedRail {
  CardRail: typeof import('./card-rail').CardRail
  cards: ListingCard[]
}

/** Stored until the page is loaded anew, so that going back shows the row at once. */
const stored = new Map<string, LoadedRail>()

const storedRail = (query: Partial<SearchQuery>): LoadedRail | null =>
  stored.get(`${writeSearchParams(query)}`) ?? null

/** The cards of a row with the script and the messages that show them; rejects when any of them cannot be loaded. */
async function loadRail(query: Partial<SearchQuery>, locale: string): Promise<LoadedRail> {
  const params = writeSearchParams(query)
  const [{ CardRail }, answer] = await Promise.all([
    import('./card-rail'),
    call('GET /services/search', { query: Object.fromEntries(params) }),
    loadMessages(locale, 'railCards'),
  ])
  const rail = { CardRail, cards: answer.data }
  stored.set(`${params}`, rail)
  return rail
}
