'use client'

import dynamic from 'next/dynamic'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { Picture } from '@/components/ui/picture'
import { pictureWithColour } from '@/lib/domain/listing/picture'
import { untilLoaded } from '@/lib/until-loaded'
import styles from './card-photos.module.css'
import { CARD_SIZES } from './card-sizes'

const PhotoControls = dynamic(
  () => untilLoaded(() => import('./photo-controls').then((one) => one.PhotoControls)),
  {
    ssr: false,
  },
)

interface CardPhotosProps {
  images: string[]
  alt: string
  eager: boolean
}

/** The pictures of a card: the first one at once, the others after hover, focus or swipe. */
export function CardPhotos({ images, alt, eager }: CardPhotosProps) {
  const strip = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const { isReady, isWanted, isSwiped, want } = useRequestedPhotos(strip)
  const shown = isReady ? images : images.slice(0, 1)
  function follow() {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {}
    setAt(Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth)))
    want()
  }
  function turn(by: 1 | -1) {
    strip.current?.children[at + by]?.scrollIntoView({
      behavior: 'smooth',
      block: 'nearest',
      inline: 'start',
    })
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click on a picture follows the card's link */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the link handles the keyboard */}
      <div
        ref={strip}
        className={styles.strip}
        data-press
        data-complete={isReady || undefined}
        {...(isSwiped ? { role: 'group', tabIndex: 0, 'aria-label': alt } : {})}
        onScroll={follow}
        onClick={(event) => openCard(event.currentTarget)}
      >
        {shown.map((image, i) =>
          i === 0 || isWanted ? (
            <Picture
              key={image}
              {...pictureWithColour(image)}
              sizes={CARD_SIZES}
              alt={i === 0 ? alt : `${alt} (${i + 1})`}
              eager={eager && i === 0}
            />
          ) : (
            <span key={image} />
          ),
        )}
      </div>
      {isWanted && images.length > 1 ? <PhotoControls at={at} count={images.length} onTurn={turn} /> : null}
    </>
  )
}

function openCard(strip: HTMLElement) {
  strip.closest('article')?.querySelector<HTMLAnchorElement>('h3 a')?.click()
}

/** Touch swipes, everything else has the arrows. */
const SWIPED = '(hover: none)'

/** Whether the further pictures of a card are laid out, are requested, and are swiped. */
function useRequestedPhotos(strip: RefObject<HTMLElement | null>) {
  const [isReady, setReady] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const [isSwiped, setSwiped] = useState(false)
  const want = useCallback(() => setWanted(true), [])
  useEffect(() => {
    setReady(true)
    setSwiped(matchMedia(SWIPED).matches)
    const card = strip.current?.closest('article')
    // Whoever came before this script ran sends no further event.
    if (card?.matches(':hover, :focus-within')) want()
    const onPointer = (event: PointerEvent) => event.pointerType === 'mouse' && want()
    card?.addEventListener('pointerenter', onPointer)
    card?.addEventListener('focusin', want)
    return () => {
      card?.removeEventListener('pointerenter', onPointer)
      card?.removeEventListener('focusin', want)
    }
  }, [strip, want])
  return { isReady, isWanted, isSwiped, want }
}
