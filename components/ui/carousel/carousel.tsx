'use client'

import { Children, type CSSProperties, type ReactNode, useMemo } from 'react'
import { TurnButtons } from '@/components/ui/turn-buttons'
import styles from './carousel.module.css'
import { useCarousel } from './use-carousel'

interface CarouselProps {
  label: string
  dir: 'rtl' | 'ltr'
  words: { previous: string; next: string }
  /** the width of a slide as a CSS length, so that the layout needs no script */
  slide: string
  gap?: string
  /** shows the two buttons on phones too */
  turnsOnPhones?: boolean
  children: ReactNode
}

/** A row of cards that can be dragged, scrolled by buttons, or traversed with Tab. */
export function Carousel(props: CarouselProps) {
  const { label, dir, words, slide, gap = 'var(--s-5)', turnsOnPhones = false, children } = props
  const options = useMemo(
    () => ({ direction: dir, align: 'start', containScroll: 'trimSnaps', slidesToScroll: 'auto' }) as const,
    [dir],
  )
  const { viewport, driver, state, engine } = useCarousel(options)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of slides, not a set of fields
    <div
      role="group"
      aria-label={label}
      className={styles.frame}
      style={{ '--slide-size': slide, '--gap': gap } as CSSProperties}
    >
      <div className={styles.viewport} ref={viewport}>
        <ul className={styles.track}>
          {Children.map(children, (child) => (
            <li className={styles.slide}>{child}</li>
          ))}
        </ul>
      </div>
      {engine}
      {driver && (state.hasPrevious || state.hasNext) ? (
        <div className={styles.turn} data-always={turnsOnPhones || undefined}>
          <TurnButtons
            words={words}
            $kind="outline"
            $size={40}
            hasPrevious={state.hasPrevious}
            hasNext={state.hasNext}
            onTurn={driver.turn}
          />
        </div>
      ) : null}
    </div>
  )
}
