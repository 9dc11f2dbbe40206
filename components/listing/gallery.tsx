'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { OpeningPage } from '@/components/ui/opening'
import { Picture } from '@/components/ui/picture'
import { LateWords } from '@/lib/i18n/late-words'
import { pictureSources } from '@/lib/picture-sources'
import styles from './gallery.module.css'
import { useLoaded } from './use-loaded'
import { useSlideInSight } from './use-slide-in-sight'

const PhotoViewer = dynamic(() => import('./photo-viewer'), { ssr: false, loading: OpeningPage })

interface GalleryProps {
  /** addresses without a width */
  images: string[]
  name: string
}

/** Phones swipe through all photos; from 960 px one large and four small ones. Each opens the viewer, a button all of them. */
export function Gallery({ images, name }: GalleryProps) {
  const t = useTranslations('detail.gallery')
  const track = useRef<HTMLUListElement>(null)
  const current = useSlideInSight(track)
  const isLoaded = useLoaded()
  const [opened, setOpened] = useState<number | 'all' | null>(null)
  return (
    <section className={styles.gallery} aria-label={t('label')}>
      <ul className={styles.track} ref={track} data-waiting={isLoaded ? undefined : true}>
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
      <span className={`num ${styles.counter}`} aria-hidden="true">
        {current + 1} / {images.length}
      </span>
      <div className={styles.all}>
        <Button type="button" $kind="onPhoto" $size="sm" onClick={() => setOpened('all')}>
          <Icon name="grid" size={18} /> {t('all', { count: images.length })}
        </Button>
      </div>
      {opened === null ? null : (
        <LateWords part="photos" waiting={<OpeningPage />}>
          <PhotoViewer images={images} name={name} start={opened} onClose={() => setOpened(null)} />
        </LateWords>
      )}
    </section>
  )
}
