import type { settings } from '@/server/db/schema/catalogue/catalogue'

/** The one row of settings of a test. */
export const SITE_SETTINGS: typeof settings.$inferInsert = {
  logo: '/logo.svg',
  address: 'Jeddah',
  addressAr: 'جدة',
  phoneNumbers: ['+966500000100'],
  email: 'hello@example.sa',
  facebookLink: '#f',
  instagramLink: '#i',
  twitterLink: '#t',
  youTubeLink: '#y',
}
