'use client'

import useEmblaCarousel from 'embla-carousel-react'
import { useLocale, useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useState } from 'react'
import styled from 'styled-components'
import { IconButton } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { directionOf } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import { pictureSources } from '@/lib/picture-sources'

const Frame = styled.div`
  block-size: 100%; display: grid; grid-template-rows: minmax(0, 1fr) auto; gap: var(--s-3);
  .viewport { overflow: hidden; min-block-size: 0; }
  .track { display: flex; block-size: 100%; }
  figure { flex: 0 0 100%; min-inline-size: 0; display: grid; place-items: center; }
  img { max-block-size: 100%; max-inline-size: 100%; object-fit: contain; border-radius: var(--r-md); }
  .bar { display: flex; align-items: center; justify-content: center; gap: var(--s-4); }
  [data-turn='previous'] svg { rotate: 180deg; }
`

interface PhotoViewerProps {
  images: string[]
  name: string
  start: number
  onClose: () => void
}

/** The photos over the whole screen: swipe, arrow keys in the reading direction, a counter, Escape. */
export default function PhotoViewer({ images, name, start, onClose }: PhotoViewerProps) {
  const t = useTranslations('detail.gallery')
  const dir = directionOf(useLocale() as Locale)
  const [viewport, embla] = useEmblaCarousel({ direction: dir, startIndex: start, loop: true })
  const [current, setCurrent] = useState(start)
  useEffect(() => {
    embla?.on('select', () => setCurrent(embla.selectedScrollSnap()))
  }, [embla])
  function onKey(event: KeyboardEvent) {
    const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    if (event.key === forward) embla?.scrollNext()
    if (event.key === back) embla?.scrollPrev()
  }
  return (
    <Dialog open onOpenChange={onClose} title={name} closeLabel={t('close')} shape="full">
      <Frame onKeyDown={onKey}>
        <div className="viewport" ref={viewport}>
          <div className="track">
            {images.map((image, i) => (
              <figure key={image}>
                {/* biome-ignore lint/performance/noImgElement: the API keeps every width already */}
                <img
                  {...pictureSources(image)}
                  sizes="100vw"
                  alt={t('photo', { name, at: i + 1 })}
                  loading="lazy"
                />
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
          <IconButton
            type="button"
            $kind="outline"
            aria-label={t('next')}
            onClick={() => embla?.scrollNext()}
          >
            <Icon name="chevron" flip />
          </IconButton>
        </div>
      </Frame>
    </Dialog>
  )
}
