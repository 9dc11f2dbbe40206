'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Icon } from '@/components/ui/icon/icon'
import { Picture } from '@/components/ui/picture'
import { pictureWithColour } from '@/lib/domain/listing/picture'
import { Caption, PhotoSlides } from './photo-slides'
import styles from './photo-viewer.module.css'
import { type DescribedPhotos, usePhotoWords } from './use-photo-words'

interface PhotoViewerProps {
  photos: DescribedPhotos
  /** the index of the clicked photo, or all of them */
  start: number | 'all'
  onClose: () => void
}

/** The full-screen photo viewer: a grid of all photos, or one large photo with its caption. */
export default function PhotoViewer({ photos, start, onClose }: PhotoViewerProps) {
  const { images, rooms, name } = photos
  const t = useTranslations('detail.gallery')
  const [shown, setShown] = useState(start)
  const wordsOf = usePhotoWords(photos)
  return (
    <Dialog open onOpenChange={onClose} title={name} closeLabel={t('close')} shape="full">
      {shown === 'all' ? (
        photosByRoom(images, rooms).map(({ room, places }, index) => (
          <section key={room} className={styles.room} aria-label={room || t('more')}>
            {room || index > 0 ? <h3>{room || t('more')}</h3> : null}
            <ul className={styles.grid}>
              {places.map((i) => (
                <li key={i}>
                  <button
                    type="button"
                    aria-label={t('open', { at: i + 1, of: images.length })}
                    onClick={() => setShown(i)}
                  >
                    <Picture
                      {...pictureWithColour(images[i] ?? '')}
                      sizes="(min-width: 960px) 900px, 100vw"
                      {...wordsOf(i).alt}
                    />
                  </button>
                  <Caption caption={wordsOf(i).caption} />
                </li>
              ))}
            </ul>
          </section>
        ))
      ) : (
        <div className={styles.frame}>
          <Button $kind="quiet" $size="sm" onClick={() => setShown('all')}>
            <Icon name="grid" size={18} /> {t('all', { count: images.length })}
          </Button>
          <PhotoSlides images={images} start={shown} wordsOf={wordsOf} />
        </div>
      )}
    </Dialog>
  )
}

/** The numbers of the photos of each room, in the order in which rooms first appear; '' has those of which nothing was said. */
function photosByRoom(images: readonly string[], rooms: Readonly<Record<string, string>>) {
  const roomOf = (image: string) => rooms[image] ?? ''
  return [...new Set(images.map(roomOf))].map((room) => ({
    room,
    places: images.flatMap((image, i) => (roomOf(image) === room ? [i] : [])),
  }))
}
