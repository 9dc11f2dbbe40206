'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Icon } from '@/components/ui/icon/icon'
import { Picture } from '@/components/ui/picture'
import { pictureWithColour } from '@/lib/domain/listing/picture'
import { PhotoSlides } from './photo-slides'
import styles from './photo-viewer.module.css'

interface PhotoViewerProps {
  /** image addresses without a width */
  images: string[]
  rooms: Readonly<Record<string, string>>
  name: string
  /** the index of the clicked photo, or all of them */
  start: number | 'all'
  onClose: () => void
}

/** The full-screen photo viewer: a grid of all photos, or one large photo with its caption. */
export default function PhotoViewer({ images, rooms, name, start, onClose }: PhotoViewerProps) {
  const t = useTranslations('detail.gallery')
  const [shown, setShown] = useState(start)
  const caption = (i: number) => {
    const room = rooms[images[i] ?? '']
    return room ? t('photoOf', { name, at: i + 1, room }) : t('photo', { name, at: i + 1 })
  }
  return (
    <Dialog open onOpenChange={onClose} title={name} closeLabel={t('close')} shape="full">
      {shown === 'all' ? (
        photosByRoom(images, rooms).map(({ room, places }) => (
          <section key={room} className={styles.room} aria-label={room || undefined}>
            {room ? <h3>{room}</h3> : null}
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
                      alt={caption(i)}
                    />
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))
      ) : (
        <div className={styles.frame}>
          <Button type="button" $kind="quiet" $size="sm" onClick={() => setShown('all')}>
            <Icon name="grid" size={18} /> {t('all', { count: images.length })}
          </Button>
          <PhotoSlides images={images} start={shown} caption={caption} />
        </div>
      )}
    </Dialog>
  )
}

/** The numbers of the photos of each room, in the order in which rooms first appear; those without a room come last, under no name. */
function photosByRoom(images: readonly string[], rooms: Readonly<Record<string, string>>) {
  const named = [...new Set(images.flatMap((image) => rooms[image] ?? []))]
  return [...named, ''].flatMap((room) => {
    const places = images.flatMap((image, i) => ((rooms[image] ?? '') === room ? [i] : []))
    return places.length > 0 ? [{ room, places }] : []
  })
}
