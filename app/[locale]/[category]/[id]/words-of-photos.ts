import { getTranslations } from 'next-intl/server'
import type { Listing } from '@/lib/domain/listing/listing'
import { inEitherLanguage } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'

/** The words about photos, by their address. */
export const captionsIn = (locale: Locale, { photoCaptions }: Pick<Listing, 'photoCaptions'>) =>
  Object.fromEntries(
    photoCaptions.flatMap(({ image, ...words }) => {
      const caption = inEitherLanguage(locale, words)
      return caption ? [[image, caption]] : []
    }),
  )

/** The names of what photos show, by their address: the browser then needs no vocabulary. */
export async function photoRoomsOf({
  photoRooms,
}: Pick<Listing, 'photoRooms'>): Promise<Record<string, string>> {
  const t = await getTranslations('vocabulary.photoRoom')
  return Object.fromEntries(photoRooms.map(({ image, room }) => [image, t(room)]))
}
