'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { memo, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { OpeningPage } from '@/components/ui/dialog/dialog-placeholder'
import { Icon } from '@/components/ui/icon/icon'
import { Picture } from '@/components/ui/picture'
import { pictureWithColour } from '@/lib/domain/listing/picture'
import { LazyMessages } from '@/lib/i18n/lazy-messages'
import { untilLoaded } from '@/lib/until-loaded'
import styles from './gallery.module.css'
import { type DescribedPhotos, usePhotoWords } from './use-photo-words'

const PhotoViewer = dynamic(() => untilLoaded(() => import('./photo-viewer')), {
  ssr: false,
  loading: OpeningPage,
})

/** Phones swipe through all photos; from 960 px one large and four small ones. Each opens the viewer, a button shows all. */
export function Gallery(photos: DescribedPhotos) {
  const { images } = photos
  const t = useTranslations('detail.gallery')
  const track = useRef<HTMLUListElement>(null)
  const current = useVisibleSlide(track)
  const isLoaded = useLoaded()
  const [opened, setOpened] = useState<number | 'all' | null>(null)
  return (
    <section className={styles.gallery} aria-label={t('label')}>
      <ul className={styles.track} ref={track} data-waiting={isLoaded ? undefined : true}>
        <Slides photos={photos} onOpen={setOpened} />
      </ul>
      <span className={`num ${styles.counter}`} aria-hidden="true">
        {current + 1} / {images.length}
      </span>
      <div className={styles.all}>
        <Button $kind="onPhoto" $size="sm" onClick={() => setOpened('all')}>
          <Icon name="grid" size={18} /> {t('all', { count: images.length })}
        </Button>
      </div>
      {opened === null ? null : (
        <LazyMessages part="photos" waiting={<OpeningPage />}>
          <PhotoViewer photos={photos} start={opened} onClose={() => setOpened(null)} />
        </LazyMessages>
      )}
    </section>
  )
}

interface SlidesProps {
  photos: DescribedPhotos
  onOpen: (index: number) => void
}

/** Drawn once: neither a swipe nor the viewer that opens changes them. */
const Slides = memo(function Slides({ photos, onOpen }: SlidesProps) {
  const { images } = photos
  const t = useTranslations('detail.gallery')
  const wordsOf = usePhotoWords(photos)
  return images.map((image, i) => (
    <li key={image}>
      <button
        type="button"
        aria-label={t('open', { at: i + 1, of: images.length })}
        onClick={() => onOpen(i)}
      >
        <Picture
          {...pictureWithColour(image)}
          ratio="var(--ratio)"
          sizes={i === 0 ? '(min-width: 960px) 640px, 100vw' : '(min-width: 960px) 320px, 100vw'}
          {...wordsOf(i).alt}
          eager={i === 0}
        />
      </button>
    </li>
  ))
})

/** True after the load event of the page. */
function useLoaded(): boolean {
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => {
    const notify = () => setIsLoaded(true)
    if (document.readyState === 'complete') notify()
    else window.addEventListener('load', notify, { once: true })
    return () => window.removeEventListener('load', notify)
  }, [])
  return isLoaded
}

/** The visible share at which a slide becomes the current one. */
const CURRENT_SHARE = 0.6

/** The index of the slide that a swipe made current; the browser itself scrolls and snaps the row. */
function useVisibleSlide(track: RefObject<HTMLElement | null>): number {
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    const row = track.current
    if (!row) return
    const slides = [...row.children]
    const observer = new IntersectionObserver(
      (entries) => {
        const known = entries.find((entry) => entry.isIntersecting)
        if (known) setCurrent(slides.indexOf(known.target))
      },
      { root: row, threshold: CURRENT_SHARE },
    )
    for (const slide of slides) observer.observe(slide)
    return () => observer.disconnect()
  }, [track])
  return current
}
