import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import demo from './content/demo-content.json'
import descriptions from './content/descriptions.json'
import generalReviews from './content/general-reviews.json'

export { demo, descriptions, generalReviews }

export interface Photo {
  file: string
  role: 'cover' | 'secondary' | 'city' | 'detail'
  types: readonly PropertyType[]
  cities: readonly string[]
  /** the building that it shows, or the one room of several photographs; null for a room that fits any building */
  building: string | null
  isRoom: boolean
  /** the part of the frame that a detail shows, in shares of its size */
  part: { left: number; top: number } | null
  en: string
  ar: string
}

/** Photographs of rooms without a building that show the same room. */
const ROOMS: Readonly<Record<string, string>> = {
  'majlis-day-a': 'majlis-green',
  'majlis-day-b': 'majlis-cream',
  'majlis-evening-b': 'majlis-blue',
  'majlis-evening-c': 'majlis-cream',
  'living-day-a': 'living-day',
  'living-day-b': 'living-bright',
  'living-evening-a': 'living-evening',
  'living-evening-c': 'living-day',
}

/** Close views that complete a building with few photographs. */
const DETAILS = [
  { left: 0, top: 0.3 },
  { left: 0.4, top: 0.3 },
  { left: 0.2, top: 0.1 },
  { left: 0.2, top: 0.4 },
]
/** The share of a frame's width and height that a detail shows. */
export const DETAIL_SIZE = 0.6
/** The fewest pictures of a listing (wizard.md, section 5). */
export const FEWEST_PICTURES = 5
/** Homes with fewer are not shown as such by search engines (Google, vacation rental structured data). */
const FEWEST_OF_HOME = 8
export const fewestPictures = (type: PropertyType): number =>
  listingTypeOf(type).schemaType === 'VacationRental' ? FEWEST_OF_HOME : FEWEST_PICTURES

/** Types of homes whose buildings and rooms have one photograph too few. */
const SHORT_HOMES: readonly PropertyType[] = ['Apartment', 'Farms']
/** Types without bedrooms, whose listings are completed by details. */
const WITHOUT_ROOMS: readonly PropertyType[] = ['Stadium', 'Wedding_Halls', 'Camps', 'Lounges']

type Row = Pick<Photo, 'file' | 'role' | 'en' | 'ar'> & Partial<Pick<Photo, 'types' | 'cities' | 'building'>>

/** The photographs by name, as `captions.json` describes them, and details of the buildings with few. */
export function readPhotos(): Map<string, Photo> {
  const rows: Record<string, Row> = JSON.parse(readFileSync(join(photosFolder(), 'captions.json'), 'utf8'))
  const photos = Object.entries(rows).map(([name, row]): [string, Photo] => [name, photoOf(name, row)])
  return new Map([...photos, ...detailsOf(photos)])
}

/** Details of the first cover of each building that has too few photographs and no rooms. */
function detailsOf(photos: readonly [string, Photo][]): [string, Photo][] {
  const covers = photos.filter(
    ([
      ,
      {
        role,
        types: [type],
      },
    ]) => role === 'cover' && type !== undefined && [...WITHOUT_ROOMS, ...SHORT_HOMES].includes(type),
  )
  const first = new Map(covers.toReversed().map(([name, photo]) => [photo.building, { name, photo }]))
  return [...first.values()].flatMap(({ name, photo }) => {
    const { length } = photos.filter(([, { building }]) => building === photo.building)
    const [type] = photo.types
    const hasRoom = photos.some(([, one]) => one.isRoom && one.types.slice(1).some((other) => other === type))
    const isHome = type !== undefined && SHORT_HOMES.includes(type)
    const missing = isHome ? 1 : Math.max(0, FEWEST_PICTURES - length - Number(hasRoom))
    return DETAILS.slice(0, missing).map((part, i): [string, Photo] => [
      `${name}-detail-${i + 1}`,
      { ...photo, role: 'detail', types: photo.types.slice(0, 1), isRoom: false, part },
    ])
  })
}

function photoOf(name: string, row: Row): Photo {
  return {
    ...row,
    types: row.types ?? [],
    cities: row.cities ?? [],
    building: row.building ?? ROOMS[name] ?? null,
    isRoom: row.building === undefined && row.role !== 'city',
    part: null,
  }
}

export function readPhotoBytes(photo: Photo): Uint8Array {
  return readFileSync(join(photosFolder(), photo.file))
}

/** Next to the source, or in the project of the bundle. */
function photosFolder(): string {
  const here = typeof __dirname === 'string' ? __dirname : fileURLToPath(new URL('.', import.meta.url))
  const beside = join(here, 'content/photos')
  return existsSync(beside) ? beside : join(process.cwd(), 'server/db/seed/content/photos')
}

/** A text with its `{placeholders}` replaced. */
export function filled(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
