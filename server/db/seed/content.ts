import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import demo from './content/demo-content.json'
import descriptions from './content/descriptions.json'
import generalReviews from './content/general-reviews.json'

export { demo, descriptions, generalReviews }

export interface Photo {
  file: string
  role: 'cover' | 'secondary' | 'city'
  types: readonly PropertyType[]
  cities: readonly string[]
}

/** The photographs by name, as `captions.json` describes them. */
export function readPhotos(): Map<string, Photo> {
  const rows: Record<string, Omit<Photo, 'types' | 'cities'> & Partial<Photo>> = JSON.parse(
    readFileSync(join(photosFolder(), 'captions.json'), 'utf8'),
  )
  return new Map(
    Object.entries(rows).map(([name, row]) => [
      name,
      { file: row.file, role: row.role, types: row.types ?? [], cities: row.cities ?? [] },
    ]),
  )
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

/** `Al Nakheel` → `al-nakheel`: a part of a stable id. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** A text with its `{placeholders}` replaced. */
export function filled(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
