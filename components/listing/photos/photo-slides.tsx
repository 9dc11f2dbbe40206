'use client'

import useEmblaCarousel from 'embla-carousel-react'
import { useLocale, useTranslations } from 'next-intl'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { TurnButtons } from '@/components/ui/turn-buttons'
import { pictureSources } from '@/lib/domain/listing/picture'
import { directionOf, type WrittenText } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import styles from './photo-viewer.module.css'
import type { usePhotoWords } from './use-photo-words'

interface PhotoSlidesProps {
  images: string[]
  start: number
  wordsOf: ReturnType<typeof usePhotoWords>
}

/** One photo at a time: swipe, arrow keys in the reading direction, a counter. */
export function PhotoSlides({ images, start, wordsOf }: PhotoSlidesProps) {
  const t = useTranslations('detail.gallery')
  const dir = directionOf(useLocale() as Locale)
  const [viewport, embla] = useEmblaCarousel({ direction: dir, startIndex: start, loop: true })
  const [current, setCurrent] = useState(start)
  // The state decides, Embla follows: until it has measured the dialog it cannot turn, and would lose the request.
  const shown = useRef(start)
  const count = images.length
  const turn = useCallback((by: 1 | -1) => setCurrent((at) => (at + by + count) % count), [count])
  useEffect(() => {
    shown.current = current
    if (embla && embla.selectedScrollSnap() !== current) embla.scrollTo(current)
  }, [embla, current])
  useEffect(() => {
    if (!embla) return
    const onSelect = () => setCurrent(embla.selectedScrollSnap())
    const onMeasured = () => embla.scrollTo(shown.current, true)
    embla.on('select', onSelect).on('reInit', onMeasured)
    return () => {
      embla.off('select', onSelect).off('reInit', onMeasured)
    }
  }, [embla])
  // Before the first paint, so that the buttons work as soon as the photo is visible.
  useLayoutEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft' || key === 'ArrowRight')
        turn((key === 'ArrowLeft') === (dir === 'rtl') ? 1 : -1)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [turn, dir])
  return (
    <div className={styles.slides}>
      <div className={styles.viewport} ref={viewport}>
        <div className={styles.track}>
          {images.map((image, i) => (
            <figure key={image} inert={i !== current}>
              {/* biome-ignore lint/performance/noImgElement: the API serves every width */}
              <img {...pictureSources(image)} sizes="100vw" alt="" loading="lazy" />
              <figcaption>
                <Caption caption={wordsOf(i).caption} />
                {wordsOf(i).title}
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
      <div className={styles.bar}>
        <TurnButtons
          words={{ previous: t('previous'), next: t('next') }}
          $kind="outline"
          iconSize={20}
          onTurn={turn}
        >
          <span className="num" role="status">
            {t('place', { at: current + 1, of: images.length })}
          </span>
        </TurnButtons>
      </div>
    </div>
  )
}

/** What the vendor says of a photo, in the language that it is written in. */
export function Caption({ caption }: { caption: WrittenText | null }) {
  if (!caption) return null
  return (
    <p className={styles.caption} lang={caption.language} dir={directionOf(caption.language)}>
      {caption.text}
    </p>
  )
}
