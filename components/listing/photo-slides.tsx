'use client'

import useEmblaCarousel from 'embla-carousel-react'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { IconButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { directionOf } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import { pictureSources } from '@/lib/picture-sources'

const Frame = styled.div`
  display: grid; grid-template-rows: minmax(0, 1fr) auto; gap: var(--s-3);
  .viewport { overflow: hidden; min-block-size: 0; }
  .track { display: flex; block-size: 100%; }
  figure { flex: 0 0 100%; min-inline-size: 0; margin: 0; display: grid; grid-template-rows: minmax(0, 1fr) auto; gap: var(--s-2); place-items: center; }
  figcaption { font-size: var(--fs-sm); color: var(--c-ink-2); }
  img { max-block-size: 100%; max-inline-size: 100%; object-fit: contain; border-radius: var(--r-md); }
  .bar { display: flex; align-items: center; justify-content: center; gap: var(--s-4); }
  [data-turn='previous'] svg { rotate: 180deg; }
`

interface PhotoSlidesProps {
  images: string[]
  start: number
  caption: (at: number) => string
}

/** One photo at a time: swipe, arrow keys in the reading direction, a counter. */
export function PhotoSlides({ images, start, caption }: PhotoSlidesProps) {
  const t = useTranslations('detail.gallery')
  const dir = directionOf(useLocale() as Locale)
  const [viewport, embla] = useEmblaCarousel({ direction: dir, startIndex: start, loop: true })
  const [current, setCurrent] = useState(start)
  useEffect(() => {
    if (!embla) return
    const select = () => setCurrent(embla.selectedScrollSnap())
    const turn = ({ key }: KeyboardEvent) => {
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
      if ((key === 'ArrowLeft') === (dir === 'rtl')) embla.scrollNext()
      else embla.scrollPrev()
    }
    embla.on('select', select)
    window.addEventListener('keydown', turn)
    return () => {
      embla.off('select', select)
      window.removeEventListener('keydown', turn)
    }
  }, [embla, dir])
  return (
    <Frame>
      <div className="viewport" ref={viewport}>
        <div className="track">
          {images.map((image, i) => (
            <figure key={image} inert={i !== current}>
              {/* biome-ignore lint/performance/noImgElement: the API keeps every width already */}
              <img {...pictureSources(image)} sizes="100vw" alt="" loading="lazy" />
              <figcaption>{caption(i)}</figcaption>
            </figure>
          ))}
        </div>
      </div>
      <div className="bar">
        <IconButton
          type="button"
          $kind="outline"
          data-turn="previous"
          aria-label={t('previous')}
          onClick={() => embla?.scrollPrev()}
        >
          <Icon name="chevron" flip />
        </IconButton>
        <span className="num" role="status">
          {t('place', { at: current + 1, of: images.length })}
        </span>
        <IconButton type="button" $kind="outline" aria-label={t('next')} onClick={() => embla?.scrollNext()}>
          <Icon name="chevron" flip />
        </IconButton>
      </div>
    </Frame>
  )
}
