'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { SearchQuery } from '@/lib/domain/search/search-query'
import { LazyMessages } from '@/lib/i18n/lazy-messages'
import styles from './card-rail.module.css'
import { type LoadedRail, loadRail, storedRail } from './load-rail'
import { NEAR } from './near'
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
        <Button type="button" $kind="outline" $size="sm" onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    </div>
  )
}

function useFarRail(query: Partial<SearchQuery>) {
  const locale = useLocale()
  const frame = useRef<HTMLDivElement>(null)
  const asked = useRef(query)
  const [rail, setRail] = useState<LoadedRail | null>(null)
  const [isFailed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    loadRail(asked.current, locale).then(setRail, () => setFailed(true))
  }, [locale])
  useEffect(() => {
    const known = storedRail(asked.current)
    if (known) return setRail(known)
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        load()
      },
      { rootMargin: NEAR },
    )
    if (frame.current) observer.observe(frame.current)
    return () => observer.disconnect()
  }, [load])
  return { frame, rail, isFailed, load }
}
