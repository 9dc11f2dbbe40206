'use client'

import { useTranslations } from 'next-intl'
import { Children, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { IconButton } from '@/components/ui/button'
import { useCarousel } from '@/components/ui/carousel/use-carousel'
import { Icon } from '@/components/ui/icon/icon'
import { TurnButtons } from '@/components/ui/turn-buttons'
import styles from './banners.module.css'
import { useAutoplay } from './use-autoplay'

/**
 * A carousel (APG) of server-rendered banners that advances by itself: first the button that pauses it, then those to the
 * previous and next banner, then the banners, of which the one in sight can be reached.
 */
export function BannerTurner({ dir, children }: { dir: 'rtl' | 'ltr'; children: ReactNode }) {
  const t = useTranslations('home.banners')
  const slides = Children.toArray(children)
  const options = useMemo(() => ({ direction: dir, loop: true }), [dir])
  const { viewport, driver, state, engine } = useCarousel(options)
  const next = useCallback(() => driver?.turn(1), [driver])
  const { isPlaying, isTurning, toggle, pauseHandlers } = useAutoplay(next)
  const areFetched = useLater(FETCH_MS)
  return (
    <section
      {...pauseHandlers}
      className={styles.frame}
      aria-roledescription={t('carousel')}
      aria-label={t('main')}
    >
      <div className={styles.controls}>
        <IconButton $kind="onPhoto" aria-label={t(isPlaying ? 'pause' : 'play')} onClick={toggle}>
          <Icon name={isPlaying ? 'pause' : 'play'} size={18} />
        </IconButton>
        {driver ? (
          <TurnButtons
            words={{ previous: t('previous'), next: t('next') }}
            $kind="onPhoto"
            onTurn={driver.turn}
          />
        ) : null}
        <span className={styles.dots} aria-hidden="true">
          {slides.map((_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its position
            <span key={i} data-on={i === state.current || undefined} />
          ))}
        </span>
      </div>
      <div className={styles.viewport} ref={viewport}>
        <div
          className={styles.track}
          data-fetched={areFetched || undefined}
          aria-live={isTurning ? 'off' : 'polite'}
        >
          {slides.map((slide, i) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the APG, not a set of fields
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: the banners of a page never change their order
              key={i}
              className={styles.slide}
              role="group"
              aria-roledescription={t('slide')}
              aria-label={t('place', { at: i + 1, of: slides.length })}
              inert={driver !== null && i !== state.current}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {engine}
    </section>
  )
}

/** The pictures of the further banners are fetched after the first screen, and before the first turn. */
const FETCH_MS = 4000

function useLater(delayMs: number): boolean {
  const [isLater, setLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), delayMs)
    return () => clearTimeout(timer)
  }, [delayMs])
  return isLater
}
