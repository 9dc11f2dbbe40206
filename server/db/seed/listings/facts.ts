import { type Fact, type PropertyType, type RoomType, SECTIONS } from '@/lib/domain/listing/vocabulary'
import { demo } from '@/server/db/seed/content'
import { at, type Random } from '@/server/db/seed/random'

type Facts = Partial<Record<Fact, string | number>>

/** The facts of a listing. */
export interface Shape {
  facts: Facts
  maxGuests: number
  units: number
  bedrooms: number | null
  areaSqm: number
}

const HOTEL_ROOMS: readonly { roomType: RoomType; adults: number }[] = [
  { roomType: 'double', adults: 2 },
  { roomType: 'suite', adults: 3 },
  { roomType: 'twin', adults: 2 },
  { roomType: 'family', adults: 4 },
  { roomType: 'single', adults: 1 },
]

const HOMES: readonly { roomType: RoomType; bedrooms: number; adults: number }[] = [
  { roomType: 'twoBedrooms', bedrooms: 2, adults: 4 },
  { roomType: 'villa', bedrooms: 4, adults: 8 },
  { roomType: 'studio', bedrooms: 1, adults: 2 },
  { roomType: 'oneBedroom', bedrooms: 1, adults: 2 },
  { roomType: 'threeBedrooms', bedrooms: 3, adults: 6 },
]

export function shapeOf(type: PropertyType, index: number, random: Random): Shape {
  const { guests, areaSqm: area } = categoryOf(type)
  const maxGuests = roundedGuests(random.between(guests.min, guests.max))
  const share = (maxGuests - guests.min) / (guests.max - guests.min)
  const areaSqm = Math.round(
    area.min + (area.max - area.min) * Math.min(1, share * 0.8 + random.next() * 0.2),
  )
  return { areaSqm, ...SHAPES[type](random, maxGuests, index) }
}

type ShapeMaker = (random: Random, maxGuests: number, index: number) => Omit<Shape, 'areaSqm'>

const SHAPES: Record<PropertyType, ShapeMaker> = {
  Chalets: house,
  Farms: house,
  Resorts: gathering,
  Wedding_Halls: gathering,
  Hotel: hotelRoom,
  Apartment: home,
  Stadium: (random, maxGuests) =>
    single(maxGuests, {
      dressingRooms: random.between(1, 4),
      stands: random.between(1, 2),
      bathrooms: random.between(2, 6),
    }),
  Lounges: (random, maxGuests) =>
    single(maxGuests, {
      section: random.pick(SECTIONS),
      bathrooms: random.between(1, 3),
    }),
  Camps: (random, maxGuests) =>
    single(maxGuests, {
      section: 'both',
      tents: random.between(2, 8),
      majlisTents: random.between(1, 3),
      doubleBeds: random.between(1, 4),
      singleBeds: random.between(4, 16),
      bathrooms: random.between(2, 6),
    }),
}

function single(maxGuests: number, facts: Facts, bedrooms: number | null = null): Omit<Shape, 'areaSqm'> {
  return { facts: { ...facts, maxGuests }, maxGuests, units: 1, bedrooms }
}

function house(random: Random, maxGuests: number) {
  const bedrooms = Math.min(7, Math.max(1, Math.round(maxGuests / 6)) + random.between(0, 1))
  const facts = {
    section: random.chance(0.7) ? 'both' : 'women',
    bedrooms,
    doubleBeds: Math.ceil(bedrooms / 2),
    singleBeds: random.between(1, 3) * 2,
    bathrooms: Math.max(2, bedrooms - random.between(0, 1)),
  }
  return single(maxGuests, facts, bedrooms)
}

function gathering(random: Random, maxGuests: number) {
  return single(maxGuests, {
    section: 'both',
    maleRooms: random.between(1, 3),
    femaleRooms: random.between(1, 3),
    bathrooms: random.between(4, 10),
  })
}

function hotelRoom(random: Random, _maxGuests: number, index: number) {
  const { roomType, adults } = at(HOTEL_ROOMS, index)
  const children = random.between(0, 1)
  const units = random.between(3, 12)
  const singleBeds = roomType === 'double' || roomType === 'suite' ? 0 : adults
  const facts = { roomType, units, adults, children, singleBeds, bathrooms: 1 }
  return { facts, maxGuests: adults + children, units, bedrooms: 1 }
}

function home(random: Random, _maxGuests: number, index: number) {
  const { roomType, bedrooms, adults } = at(HOMES, index)
  const children = random.between(0, Math.min(3, adults))
  const units = random.between(1, 4)
  const facts = {
    roomType,
    units,
    adults,
    children,
    singleBeds: bedrooms,
    bathrooms: Math.max(1, bedrooms - 1),
  }
  return { facts, maxGuests: adults + children, units, bedrooms }
}

/** Rounded, because capacities such as 743 guests look unnatural. */
function roundedGuests(guests: number): number {
  const step = guests > 100 ? 50 : guests > 20 ? 5 : 1
  return Math.round(guests / step) * step
}

export function categoryOf(type: PropertyType) {
  const category = demo.categories.find((one) => one.type === type)
  if (!category) throw new Error(`no category ${type}`)
  return category
}
