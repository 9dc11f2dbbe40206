'use client'

import useEmblaCarousel from 'embla-carousel-react'
import dynamic from 'next/dynamic'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { directionOf } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import { pictureSources } from '@/lib/picture-sources'
import { GalleryFrame } from './gallery-style'

const PhotoViewer = dynamic(() => import('./photo-viewer'), { ssr: false })

interface GalleryProps {
  /** addresses without a width */
  images: string[]
  name: string
}

/** Phones swipe through all photos; from 960 px one large and four small ones; each opens the viewer. */
export function Gallery({ images, name }: GalleryProps) {
  const t = useTranslations('detail.gallery')
  const locale = useLocale() as Locale
  const [viewport, embla] = useEmblaCarousel({
    direction: directionOf(locale),
    breakpoints: { '(min-width: 960px)': { active: false } },
  })
  const [current, setCurrent] = useState(0)
  const [opened, setOpened] = useState<number | null>(null)
  useEffect(() => {
    embla?.on('select', () => setCurrent(embla.selectedScrollSnap()))
  }, [embla])
  return (
    <GalleryFrame aria-label={t('label')}>
      <div className="viewport" ref={viewport}>
        <ul className="track">
          {images.map((image, i) => (
            <li key={image}>
              <button
                type="button"
                aria-label={t('open', { at: i + 1, of: images.length })}
                onClick={() => setOpened(i)}
              >
                <Picture
                  {...pictureSources(image)}
                  ratio="var(--ratio)"
                  sizes={i === 0 ? '(min-width: 960px) 640px, 100vw' : '(min-width: 960px) 320px, 100vw'}
                  alt={t('photo', { name, at: i + 1 })}
                  eager={i === 0}
                />
              </button>
            </li>
          ))}
        </ul>
      </div>
      <span className="counter num" aria-hidden="true">
        {current + 1} / {images.length}
      </span>
      <Button type="button" className="all" $kind="onPhoto" $size="sm" onClick={() => setOpened(0)}>
        <Icon name="grid" size={18} /> {t('all', { count: images.length })}
      </Button>
      {opened === null ? null : (
        <PhotoViewer images={images} name={name} start={opened} onClose={() => setOpened(null)} />
      )}
    </GalleryFrame>
  )
}
