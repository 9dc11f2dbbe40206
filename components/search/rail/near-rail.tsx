'use client'

import { useRef } from 'react'
import { type CardText, CardView } from '@/components/search/card/card-view'
import { Carousel } from '@/components/ui/carousel/carousel'
import { classNames } from '@/components/ui/class-names'
import { HALF_A_SCREEN, useNear } from '@/components/ui/hooks/use-near'
import styles from './card-rail.module.css'

interface NearRailProps {
  label: string
  dir: 'rtl' | 'ltr'
  words: { previous: string; next: string }
  cards: readonly CardText[]
}

/** The cards are the same elements before and after their pictures come, so that no focus is lost. */
export function NearRail({ label, dir, words, cards }: NearRailProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useNear(frame, HALF_A_SCREEN)
  return (
    <div ref={frame} className={classNames(styles.rail, isNear ? undefined : styles.bare)}>
      <Carousel label={label} dir={dir} words={words} slide="var(--slide)">
        {cards.map((card) => (
          <CardView key={card.id} card={card} isBare={!isNear} />
        ))}
      </Carousel>
    </div>
  )
}
