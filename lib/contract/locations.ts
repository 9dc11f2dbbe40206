import { Type } from '@sinclair/typebox'
import { string } from 'yup'
import { exactObject } from '@/lib/domain/exact-object'
import { isShortMapLink } from '@/lib/domain/geo/pasted-point'
import type { Routes } from './route'
import { DistrictWire, LinkedPoint, LocationWire } from './schemas/geo/location-wire'
import { MapSettings } from './schemas/geo/map-settings'

const degrees = (most: number) =>
  string()
    .required()
    .matches(/^-?\d{1,3}(\.\d{1,12})?$/)
    .test('max', (text) => Math.abs(Number(text)) <= most)

const pointQuery = exactObject({ lat: degrees(90), lng: degrees(180) })

const linkQuery = exactObject({
  url: string()
    .required()
    .max(300)
    .test('url', (text) => URL.canParse(text) && isShortMapLink(new URL(text))),
})

export const locationsRoutes = {
  'GET /services/place': {
    access: 'vendor',
    action: 'editListings',
    query: pointQuery,
    answer: LocationWire,
  },
  'GET /services/place/link': {
    access: 'vendor',
    action: 'editListings',
    query: linkQuery,
    answer: LinkedPoint,
  },
  'GET /services/districts': { access: 'public', cacheSeconds: 5, answer: Type.Array(DistrictWire) },
  'GET /services/map': { access: 'public', cacheSeconds: 60, answer: MapSettings },
} as const satisfies Routes
