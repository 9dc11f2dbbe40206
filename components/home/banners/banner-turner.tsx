'use client'

import { useTranslations } from 'next-intl'
import { Children, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { IconButton } from '@/components/ui/button'
import { useCarousel } from '@/components/ui/carousel/use-carousel'
import { Icon } from '@/components/ui/icon/icon'
import styles from './main-banners.module.css'

/** A carousel (APG) of server-rendered banners that advances by itself, with a button to pause it. */
export function BannerTurner({ dir, children }: { dir: 'rtl' | 'ltr'; children: ReactNode }) {
  const t = useTranslations('home.banners')
  const slides = Children.toArray(children)
  const options = useMemo(() => ({ direction: dir, loop: true }), [dir])
  const { viewport, driver, state, engine } = useCarousel(options)
  const next = useCallback(() => driver?.next(), [driver])
  const { isPlaying, toggle, hold } = useAutoplay(next)
  const areFetched = useLater(FETCH_MS)
  return (
    <section {...hold} className={styles.frame} aria-roledescription={t('carousel')} aria-label={t('main')}>
      <div className={styles.viewport} ref={viewport}>
        <div
          className={styles.track}
          data-fetched={areFetched || undefined}
          aria-live={isPlaying ? 'off' : 'polite'}
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
      <div className={styles.controls}>
        <span className={styles.dots} aria-hidden="true">
          {slides.map((_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its position
            <span key={i} data-on={i === state.current || undefined} />
          ))}
        </span>
        <IconButton
          type="button"
          $kind="onPhoto"
          aria-label={t(isPlaying ? 'pause' : 'play')}
          onClick={toggle}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} size={18} />
        </IconButton>
      </div>
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

/** Six seconds per banner (design, section 3.2). */
const DWELL_MS = 6000

interface Autoplay {
  isPlaying: boolean
  toggle: () => void
  /** to be spread on the element that pauses the carousel while in use */
  hold: Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur', () => void>
}

/**
 * Advances a carousel by itself. It pauses while the pointer or the focus is on it, while the tab is hidden,
 * after the user pressed pause, and always with reduced motion.
 */
function useAutoplay(next: () => void): Autoplay {
  const [isWanted, setWanted] = useState(true)
  const [isPending, setPaused] = useState(false)
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setWanted(false)
  }, [])
  useEffect(() => {
    if (!isWanted || isPending) return
    const timer = setInterval(() => {
      if (!document.hidden) next()
    }, DWELL_MS)
    return () => clearInterval(timer)
  }, [isWanted, isPending, next])
  const rest = () => setPaused(true)
  const goOn = () => setPaused(false)
  return {
    isPlaying: isWanted,
    toggle: () => setWanted((wanted) => !wanted),
    hold: { onPointerEnter: rest, onPointerLeave: goOn, onFocus: rest, onBlur: goOn },
  }
}
