import { LOGO } from '@/lib/domain/content/settings'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import { slugOf } from '@/lib/domain/text/slug'
import { WIRE } from '@/lib/domain/wire-names'
import type { Db } from '@/server/db/db'
import {
  banners,
  categories,
  cities,
  districts,
  facilities,
  facilityGroups,
  facilityTypes,
  settings,
} from '@/server/db/schema/catalogue/catalogue'
import { demo } from '@/server/db/seed/content'
import { insertAll } from '@/server/db/seed/insert'
import { photoUrl, type StoredPhotos } from '@/server/db/seed/photos'

const CATEGORY_COVERS: Record<PropertyType, string> = {
  Chalets: 'chalet-dusk-a',
  Resorts: 'resort-golden-a',
  Hotel: 'hotelfront-dusk-a',
  Apartment: 'living-day-a',
  Stadium: 'pitch-night-a',
  Lounges: 'lounge-night-a',
  Camps: 'camp-night-a',
  Wedding_Halls: 'hall-ivory-a',
  Farms: 'farm-golden-a',
}

const BANNER_PHOTOS: Record<string, string> = {
  m1: 'chalet-dusk-a',
  m2: 'camp-night-a',
  m3: 'hall-ivory-a',
  m4: 'city-abha',
  s1: 'pitch-dusk-a',
  s2: 'farm-golden-a',
  s3: 'majlis-evening-b',
  s4: 'chalet-golden-a',
}

export const categoryId = (type: string) => slugOf(type)
export const cityId = (name: string) => slugOf(name)
function cityPhoto(name: string): string {
  return `city-${cityId(name)}`
}
export const districtId = (city: string, name: string) => `${slugOf(city)}-${slugOf(name)}`

/** The pictures that the catalogue names. */
export const CATALOGUE_PHOTOS: readonly string[] = [
  ...demo.cities.map(({ name }) => cityPhoto(name)),
  ...Object.values(CATEGORY_COVERS),
]

/** Cities with districts, categories and facilities: what a marketplace needs before its first listing. */
export async function insertCatalogue(tx: Pick<Db, 'insert'>, photos: StoredPhotos): Promise<void> {
  await insertAll(tx, cities, cityRows(photos))
  await insertAll(tx, districts, districtRows())
  await insertAll(tx, categories, categoryRows(photos))
  await insertAll(tx, facilityGroups, groupRows())
  await insertAll(tx, facilities, facilityRows())
  await insertAll(tx, facilityTypes, facilityTypeRows())
}

/** The banners and the settings of the demo. */
export async function insertDemoSite(tx: Pick<Db, 'insert'>, photos: StoredPhotos): Promise<void> {
  await insertAll(tx, banners, bannerRows(photos))
  await insertAll(tx, settings, [{ logo: LOGO, ...DEMO_SETTINGS }])
}

function cityRows(photos: StoredPhotos): (typeof cities.$inferInsert)[] {
  return demo.cities.map((city, position) => ({
    id: cityId(city.name),
    name: city.name,
    nameAr: city.name_ar,
    slug: slugOf(city.name),
    title: city.title,
    titleAr: city.title_ar,
    image: photoUrl(photos, cityPhoto(city.name)),
    latitude: city.lat,
    longitude: city.lng,
    position,
  }))
}

function districtRows(): (typeof districts.$inferInsert)[] {
  return demo.cities.flatMap((city) =>
    city.districts.map((district) => ({
      id: districtId(city.name, district.en),
      cityId: cityId(city.name),
      name: district.en,
      nameAr: district.ar,
      slug: slugOf(district.en),
    })),
  )
}

function categoryRows(photos: StoredPhotos): (typeof categories.$inferInsert)[] {
  return demo.categories.map((category, position) => ({
    id: categoryId(category.type),
    type: category.type as PropertyType,
    category: category.category,
    categoryAr: category.category_name_ar,
    blurb: category.blurb.en,
    blurbAr: category.blurb.ar,
    image: photoUrl(photos, CATEGORY_COVERS[category.type as PropertyType]),
    position,
  }))
}

function groupRows(): (typeof facilityGroups.$inferInsert)[] {
  return demo.facilityGroups.map((group, position) => ({
    id: group.key,
    name: group.name,
    nameAr: group[WIRE.nameInArabic],
    icon: group.icon,
    image: `/facilities/${group.icon}.svg`,
    position,
  }))
}

export interface SeedFacility {
  id: string
  groupId: string
  title: string
  titleAr: string
  isCounted: boolean
  types: readonly string[]
}

export const FACILITIES: readonly SeedFacility[] = demo.facilityGroups.flatMap((group) =>
  group.subfacilities.map((one) => ({
    id: `${group.key}-${slugOf(one.title)}`,
    groupId: group.key,
    title: one.title,
    titleAr: one[WIRE.nameInArabic],
    isCounted: one.isNumber,
    types: one.types,
  })),
)

function facilityRows(): (typeof facilities.$inferInsert)[] {
  return FACILITIES.map(({ types: _types, ...one }, position) => ({ ...one, position }))
}

function facilityTypeRows(): (typeof facilityTypes.$inferInsert)[] {
  return FACILITIES.flatMap((one) =>
    one.types.map((type) => ({ facilityId: one.id, type: type as PropertyType })),
  )
}

function bannerRows(photos: StoredPhotos): (typeof banners.$inferInsert)[] {
  return (['main', 'small'] as const).flatMap((place) =>
    demo.banners[place].map((banner, position) => ({
      id: banner.id,
      place,
      image: photoUrl(photos, BANNER_PHOTOS[banner.id] ?? 'chalet-dusk-a'),
      link: banner.link,
      title: banner.title.en,
      titleAr: banner.title.ar,
      position,
    })),
  )
}

const DEMO_SETTINGS: Omit<typeof settings.$inferInsert, 'logo'> = {
  address: 'Prince Sultan Road, Ash Shati District, Jeddah 23412, Saudi Arabia',
  addressAr: 'طريق الأمير سلطان، حي الشاطئ، جدة 23412، المملكة العربية السعودية',
  phoneNumbers: ['+966500000100', '+966500000101'],
  email: 'hello@diyar.example',
  vatNumber: '300000000100003',
  commercialNumber: '4030000001',
  latitude: 21.601,
  longitude: 39.107,
  facebookLink: 'https://facebook.com/diyar.example',
  instagramLink: 'https://instagram.com/diyar.example',
  twitterLink: 'https://x.com/diyar.example',
  youTubeLink: 'https://youtube.com/@diyar.example',
}
