'use client'

import dynamic from 'next/dynamic'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { afterPaint } from '@/components/ui/after-paint'
import { Picture } from '@/components/ui/picture'
import { pictureWithColour } from '@/lib/domain/listing/picture'
import { untilLoaded } from '@/lib/until-loaded'
import styles from './card-photos.module.css'

const PhotoControls = dynamic(
  () => untilLoaded(() => import('./photo-controls').then((one) => one.PhotoControls)),
  {
    ssr: false,
  },
)

/** The `sizes` of a card's picture in a list of results. */
const SIZES =
  '(min-width: 1280px) 305px, (min-width: 960px) 30vw, (min-width: 592px) 46vw, calc(100vw - 32px)'

interface CardPhotosProps {
  /** of the listing */
  id: string
  /** the address of the first picture, without a width */
  first: string
  /** of all pictures */
  count: number
  alt: string
  eager: boolean
}

/** The pictures of a card: the first one at once, the others are asked for after hover, focus or swipe. */
export function CardPhotos({ id, first, count, alt, eager }: CardPhotosProps) {
  const strip = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const { isReady, images, isSwiped, want } = useRequestedPhotos(strip, id)
  const places = Array.from({ length: isReady ? count : 1 }, (_, i) => (i === 0 ? first : images?.[i]))
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
        {places.map((image, i) =>
          image ? (
            <Picture
              key={image}
              {...pictureWithColour(image)}
              sizes={SIZES}
              alt={i === 0 ? alt : `${alt} (${i + 1})`}
              eager={eager && i === 0}
            />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its position until its picture is
            <span key={i} />
          ),
        )}
      </div>
      {images && count > 1 ? <PhotoControls at={at} count={count} onTurn={turn} /> : null}
    </>
  )
}

function openCard(strip: HTMLElement) {
  strip.closest('article')?.querySelector<HTMLAnchorElement>('h3 a')?.click()
}

/** Touch swipes, everything else has the arrows. */
const SWIPED = '(hover: none)'

/**
 * The further pictures of a card: whether there are places for them, their addresses once they are wanted, and whether
 * they are swiped. What fails is asked for again the next time that they are wanted; the first picture stays.
 */
function useRequestedPhotos(strip: RefObject<HTMLElement | null>, id: string) {
  const [isReady, setReady] = useState(false)
  const [images, setImages] = useState<string[] | null>(null)
  const [isSwiped, setSwiped] = useState(false)
  const isRequested = useRef(false)
  const want = useCallback(() => {
    if (isRequested.current) return
    isRequested.current = true
    import('./load-photos')
      .then(({ loadPhotos }) => loadPhotos(id))
      .then(setImages, () => {
        isRequested.current = false
      })
  }, [id])
  useEffect(() => {
    setReady(true)
    setSwiped(matchMedia(SWIPED).matches)
    const card = strip.current?.closest('article')
    // Whoever came before this script ran sends no further event.
    if (card?.matches(':hover, :focus-within')) want()
    const onPointer = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') want()
    }
    card?.addEventListener('pointerenter', onPointer)
    // A press on the card, as on its heart, focuses it too.
    const onFocus = () => afterPaint(want)
    card?.addEventListener('focusin', onFocus)
    return () => {
      card?.removeEventListener('pointerenter', onPointer)
      card?.removeEventListener('focusin', onFocus)
    }
  }, [strip, want])
  return { isReady, images, isSwiped, want }
}
