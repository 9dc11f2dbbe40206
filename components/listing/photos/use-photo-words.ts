'use client'

import { useTranslations } from 'next-intl'
import type { WrittenText } from '@/lib/i18n/direction'

/** What is known of the photos of a listing. */
export interface DescribedPhotos {
  /** image addresses without a width */
  images: string[]
  /** what they show, by address, in the reader's language */
  rooms: Readonly<Record<string, string>>
  /** what the vendor says of them, by address */
  captions: Readonly<Record<string, WrittenText>>
  name: string
}

/** The words of a photo, by its index: the title that each has, and the caption; the alternative text is the caption where there is one. */
export function usePhotoWords({ images, rooms, captions, name }: DescribedPhotos) {
  const t = useTranslations('detail.gallery')
  return (index: number) => {
    const image = images[index] ?? ''
    const [room, caption, at] = [rooms[image], captions[image] ?? null, index + 1]
    const title = room ? t('photoOf', { name, at, room }) : t('photo', { name, at })
    return { title, caption, alt: caption ? { alt: caption.text, lang: caption.language } : { alt: title } }
  }
}
