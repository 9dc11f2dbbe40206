import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { readPhotos } from '@/server/db/seed/content'
import { BUILDINGS } from '@/server/db/seed/listings/buildings'
import { makeListings } from '@/server/db/seed/listings/listings'
import { inventedPhotos } from '@/server/db/seed/photos'

const listings = makeListings(inventedPhotos(), '2026-03-15')

test('every building of the plan has a cover, and every cover a building', () => {
  const covers = [...readPhotos().values()].filter(
    (one) => one.role === 'cover' && !one.types.includes('Hotel'),
  )
  const named = new Set(PROPERTY_TYPES.flatMap((type) => Object.keys(BUILDINGS[type])))
  for (const { building } of covers) expect([...named]).toContain(building)
})

test('the pictures of a listing show one building, and rooms that fit any', () => {
  for (const { plan, pictures } of listings) {
    const outside = pictures.filter((one) => !one.isRoom || one.types[0] === plan.type)
    const buildings = new Set(outside.map((one) => one.building).filter((one) => one !== null))
    expect([plan.id, ...buildings]).toEqual([plan.id, plan.buildingName])
    const rooms = pictures.filter((one) => one.isRoom && one.building !== plan.buildingName)
    expect(new Set(rooms.map((one) => one.building).filter(Boolean)).size).toBeLessThanOrEqual(1)
    expect(pictures[0]?.role).toBe('cover')
    for (const { types } of pictures) expect(types).toContain(plan.type)
  }
})

test('a listing has every facility that its pictures show, and none that they rule out', () => {
  for (const { plan, facilities } of listings) {
    const ids = facilities.map((one) => one.facilityId)
    expect(ids).toEqual(expect.arrayContaining([...plan.building.shows]))
    expect(ids.filter((id) => plan.building.lacks?.includes(id))).toEqual([])
    if (plan.building.has.includes('pool')) expect(ids).toContain('pool-number-of-pools')
  }
})

test('names and descriptions claim only what the pictures show', () => {
  for (const { plan, words } of listings) {
    const { has } = plan.building
    if (/Pool/.test(plan.en)) expect(has).toContain('pool')
    if (/Palm Farm/.test(plan.en)) expect(has).toContain('palms')
    if (plan.type === 'Chalets' && !has.includes('pool')) expect(words.description).not.toMatch(/pool/i)
  }
})

test.each([
  ['chalet-beach', /^(Jeddah|Dammam)$/],
  ['chalet-stone', /^(Abha|Taif)$/],
])('%s lies where its landscape is', (building, cities) => {
  const there = listings.filter(({ plan }) => plan.buildingName === building)
  expect(there.length).toBeGreaterThan(0)
  for (const { plan } of there) expect(plan.city.name).toMatch(cities)
})

test('every building is shown', () => {
  for (const type of PROPERTY_TYPES) {
    const shown = new Set(
      listings.filter(({ plan }) => plan.type === type).map(({ plan }) => plan.buildingName),
    )
    expect([...shown].sort()).toEqual(Object.keys(BUILDINGS[type]).sort())
  }
})
