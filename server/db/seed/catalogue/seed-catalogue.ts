import type { InferType } from 'yup'
import { LOGO, settingsBody } from '@/lib/domain/content/settings'
import type { Db } from '@/server/db/db'
import { settings } from '@/server/db/schema/catalogue/catalogue'
import { insertAll } from '@/server/db/seed/insert'
import { insertWhenEmpty, isEmpty } from '@/server/db/seed/insert-when-empty'
import { storePhotos } from '@/server/db/seed/photos'
import type { FilesPort } from '@/server/ports/files'
import { CATALOGUE_PHOTOS, insertCatalogue } from './catalogue'

/** How visitors reach the marketplace: what its pages cannot do without. The console edits it and adds the rest. */
export const contactBody = settingsBody.pick(['address', 'address_ar', 'phoneNo', 'email'])
export type Contact = InferType<typeof contactBody>

interface CatalogueOptions {
  db: Db
  files: FilesPort
  contact: Contact
  onProgress: (what: 'pictures', done: number, total: number) => void
}

/**
 * Fills an empty database of production with cities, categories, facilities and the settings, without people, listings
 * and banners. Returns whether it wrote.
 */
export async function seedCatalogueWhenEmpty({
  db,
  files,
  contact,
  onProgress,
}: CatalogueOptions): Promise<boolean> {
  if (!(await isEmpty(db))) return false
  const photos = await storePhotos(
    files,
    (done, total) => onProgress('pictures', done, total),
    CATALOGUE_PHOTOS,
  )
  return insertWhenEmpty(db, async (tx) => {
    await insertCatalogue(tx, photos)
    await insertAll(tx, settings, [settingsRow(contact)])
  })
}

function settingsRow({ address, address_ar, phoneNo, email }: Contact): typeof settings.$inferInsert {
  return {
    ...{ logo: LOGO, address, addressAr: address_ar, phoneNumbers: phoneNo, email },
    ...{ facebookLink: '', instagramLink: '', twitterLink: '', youTubeLink: '' },
  }
}
