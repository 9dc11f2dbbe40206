'use client'

import { useTranslations } from 'next-intl'
import { IconButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { LazyMessages } from '@/lib/i18n/lazy-messages'
import styles from './card-photos.module.css'

interface PhotoControlsProps {
  /** the index of the visible picture */
  at: number
  count: number
  onTurn: (by: 1 | -1) => void
}

/** The arrows of a card's pictures, and one dot per picture. */
export function PhotoControls({ at, count, onTurn }: PhotoControlsProps) {
  return (
    <>
      <LazyMessages part="cardPhotos">
        <Arrow way="previous" isEnd={at === 0} onTurn={() => onTurn(-1)} />
        <Arrow way="next" isEnd={at >= count - 1} onTurn={() => onTurn(1)} />
      </LazyMessages>
      <div className={styles.dots} aria-hidden="true">
        {Array.from({ length: count }, (_, i) => `dot-${i}`).map((key, i) => (
          <span key={key} data-here={i === at || undefined} />
        ))}
      </div>
    </>
  )
}

interface ArrowProps {
  way: 'previous' | 'next'
  isEnd: boolean
  onTurn: () => void
}

function Arrow({ way, isEnd, onTurn }: ArrowProps) {
  const t = useTranslations('listing.card')
  return (
    <IconButton
      className={styles.turn}
      data-turn={way}
      $kind="onPhoto"
      $size={36}
      aria-label={t(`${way}Photo`)}
      disabled={isEnd}
      onClick={onTurn}
    >
      <Icon name="chevron" flip size={16} />
    </IconButton>
  )
}
