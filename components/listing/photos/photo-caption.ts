import type { useTranslations } from 'next-intl'

/** What is said of a photo: the listing, what it shows where the vendor said so, and its number. */
export function photoCaption(
  t: ReturnType<typeof useTranslations<'detail.gallery'>>,
  { room, ...photo }: { name: string; at: number; room: string | undefined },
): string {
  return room === undefined ? t('photo', photo) : t('photoOf', { ...photo, room })
}
