import type { TimeOfDay } from '@/lib/domain/time/days'
import { WIRE } from '@/lib/domain/wire-names'
import { TYPE_BASICS, type TypeBasics, typeOfSlug } from './type-basics'
import type { AddOnName, Fact, HouseRule, KitchenItem, PropertyType } from './vocabulary'
import { KITCHEN_ITEMS } from './vocabulary'

type ExtraField = 'pitchGrassType' | 'outdoors' | 'rooms' | 'meals'

interface ListingTypeRow extends TypeBasics {
  type: PropertyType
  /** the api path of POST {type} and PUT {type}/{id} */
  segment: string
  /** main links of the header, or under "More" */
  menu: 'main' | 'more'
  /** the wire object that carries the facts (wizard.md, section 3) */
  factsObject: 'roomsGuest' | 'unitsAndGuest'
  /** each fact of the type with its name on the wire */
  facts: Partial<Record<Fact, string>>
  addOns: readonly AddOnName[]
  /** the house rules that fit it, beside those of every listing */
  rules: readonly HouseRule[]
  /** what its kitchen may have */
  kitchen: readonly KitchenItem[]
  /** wizard fields that only some types have */
  extras: readonly ExtraField[]
  /** whether rooms and free meals may be offered (contract.md, free-meal variant) */
  offersFreeMeal: boolean
  /** guests look at it before they book; absent: they do not */
  isVisited?: true
  /** it is booked for an event: guests ask for an offer with menu and seating, and a booking has an agreement */
  isForEvents?: true
  /** people sleep there, so the ministry of tourism licenses it: number and last day can be given */
  isLicensed: boolean
  /** constant of the payload where it is set (wizard.md, section 9) */
  totalEntities: string | null
  /** defaults where the vendor sets none (booking rules, Units) */
  usualTimes: { checkIn: TimeOfDay; checkOut: TimeOfDay }
  /**
   * the most specific schema.org type that is true of each listing: a pitch is a SportsActivityLocation, because
   * a StadiumOrArena has stands for spectators
   */
  schemaType: string
}

/** One listing type: everything that differs between the nine types, as data. */
export interface ListingType extends ListingTypeRow {
  segment: ListingSegment
}

const STAY_ADD_ONS = ['sleepover', 'birthdayArrangements', 'weddingArrangements', 'buffet'] as const

const HOUSE_FACTS = {
  section: 'section',
  bedrooms: 'bedrooms',
  doubleBeds: 'doubleBed',
  singleBeds: 'singleBed',
  maxGuests: 'maxGuest',
  bathrooms: 'bathrooms',
} as const

const SECTION_FACTS = {
  section: 'section',
  maleRooms: 'maleRooms',
  femaleRooms: 'femaleRooms',
  maxGuests: 'maxGuest',
  bathrooms: 'bathrooms',
} as const

/** House rules of every type. */
export const COMMON_HOUSE_RULES: readonly HouseRule[] = [
  'no_smoking',
  'id_required',
  'max_guests',
  'checkout_time',
  'tidy',
]
const WHOLE_KITCHEN = KITCHEN_ITEMS

const STAY_TIMES = { checkIn: '15:00', checkOut: '12:00' } as const

const ROWS = [
  {
    type: 'Chalets',
    ...TYPE_BASICS.Chalets,
    segment: 'chalet',
    menu: 'main',
    factsObject: 'roomsGuest',
    facts: HOUSE_FACTS,
    addOns: STAY_ADD_ONS,
    rules: [
      'family_id',
      'pool_children',
      'no_parties',
      'no_pets',
      'fire_only_pit',
      'quiet_hours',
      'shoes_off',
      'no_photos',
      'no_outside_catering',
    ],
    kitchen: WHOLE_KITCHEN,
    extras: ['outdoors'],
    offersFreeMeal: true,
    isVisited: true,
    isLicensed: true,
    totalEntities: null,
    usualTimes: STAY_TIMES,
    schemaType: 'VacationRental',
  },
  {
    type: 'Resorts',
    ...TYPE_BASICS.Resorts,
    segment: 'resort',
    menu: 'main',
    factsObject: 'roomsGuest',
    facts: SECTION_FACTS,
    addOns: STAY_ADD_ONS,
    rules: [
      'family_id',
      'pool_children',
      'no_parties',
      'no_pets',
      'fire_only_pit',
      'quiet_hours',
      'no_outside_catering',
      'no_photos',
    ],
    kitchen: WHOLE_KITCHEN,
    extras: [],
    offersFreeMeal: true,
    isVisited: true,
    isLicensed: true,
    totalEntities: null,
    usualTimes: STAY_TIMES,
    schemaType: 'Resort',
  },
  {
    type: 'Hotel',
    ...TYPE_BASICS.Hotel,
    segment: 'hotel',
    menu: 'main',
    factsObject: 'unitsAndGuest',
    facts: {
      roomType: 'roomType',
      units: 'numberUnits',
      adults: 'numberAdults',
      children: 'numberChildren',
      singleBeds: 'singleBed',
      bathrooms: 'bathrooms',
    },
    addOns: ['weddingArrangements'],
    rules: ['quiet_hours', 'no_pets', 'no_parties', 'no_photos', 'pool_children'],
    kitchen: ['refrigerator', 'microwave', 'kettle'],
    extras: [],
    offersFreeMeal: false,
    isLicensed: true,
    totalEntities: null,
    usualTimes: STAY_TIMES,
    schemaType: 'Hotel',
  },
  {
    type: 'Apartment',
    ...TYPE_BASICS.Apartment,
    segment: 'apartment',
    menu: 'main',
    factsObject: 'roomsGuest',
    facts: {
      roomType: 'roomType',
      units: 'numberOfUnits',
      adults: 'numberOfAdult',
      children: 'numberOfChild',
      singleBeds: 'singleBed',
      bathrooms: 'bathrooms',
    },
    addOns: [],
    rules: ['quiet_hours', 'no_pets', 'no_parties', 'shoes_off', 'family_id'],
    kitchen: WHOLE_KITCHEN,
    extras: [],
    offersFreeMeal: false,
    isLicensed: true,
    totalEntities: null,
    usualTimes: STAY_TIMES,
    schemaType: 'VacationRental',
  },
  {
    type: 'Stadium',
    ...TYPE_BASICS.Stadium,
    segment: 'stadium',
    menu: 'more',
    factsObject: 'roomsGuest',
    facts: {
      dressingRooms: 'dressingRooms',
      stands: 'stands',
      maxGuests: 'maxGuest',
      bathrooms: 'bathrooms',
    },
    addOns: [],
    rules: ['turf_shoes', 'no_food_pitch', 'no_photos', 'no_pets'],
    kitchen: ['refrigerator', 'kettle'],
    extras: ['pitchGrassType'],
    offersFreeMeal: false,
    isLicensed: false,
    totalEntities: '1200',
    usualTimes: STAY_TIMES,
    schemaType: 'SportsActivityLocation',
  },
  {
    type: 'Lounges',
    ...TYPE_BASICS.Lounges,
    segment: 'lounge',
    menu: 'more',
    factsObject: 'roomsGuest',
    facts: { section: 'section', maxGuests: 'maxGuest', bathrooms: 'bathrooms' },
    addOns: STAY_ADD_ONS,
    rules: [
      'no_outside_catering',
      'shoes_off',
      'no_photos',
      'quiet_hours',
      'family_id',
      'no_pets',
      'no_parties',
    ],
    kitchen: ['refrigerator', 'stove', 'microwave', 'kettle', 'cookware'],
    extras: [],
    offersFreeMeal: false,
    isLicensed: false,
    totalEntities: null,
    usualTimes: STAY_TIMES,
    schemaType: 'EventVenue',
  },
  {
    type: 'Camps',
    ...TYPE_BASICS.Camps,
    segment: 'camp',
    menu: 'more',
    factsObject: 'unitsAndGuest',
    facts: {
      section: 'section',
      tents: 'numOfTents',
      majlisTents: WIRE.majlisTents,
      doubleBeds: 'doubleBed',
      singleBeds: 'singleBed',
      maxGuests: 'maxGuest',
      bathrooms: 'bathrooms',
    },
    addOns: STAY_ADD_ONS,
    rules: ['fire_only_pit', 'no_digging', 'no_photos', 'quiet_hours', 'family_id', 'no_pets', 'no_parties'],
    kitchen: ['refrigerator', 'stove', 'kettle', 'cookware'],
    extras: [],
    offersFreeMeal: false,
    isVisited: true,
    isLicensed: true,
    totalEntities: null,
    usualTimes: STAY_TIMES,
    schemaType: 'Campground',
  },
  {
    type: 'Wedding_Halls',
    ...TYPE_BASICS.Wedding_Halls,
    segment: 'weddinghalls',
    menu: 'more',
    factsObject: 'roomsGuest',
    facts: SECTION_FACTS,
    addOns: ['buffet', 'photographer', 'weddingCake'],
    rules: ['no_confetti', 'no_outside_catering', 'no_photos', 'family_id'],
    kitchen: ['refrigerator', 'stove', 'oven', 'microwave', 'kettle'],
    extras: ['outdoors'],
    offersFreeMeal: false,
    isVisited: true,
    isForEvents: true,
    isLicensed: false,
    totalEntities: '1200',
    usualTimes: { checkIn: '16:00', checkOut: '03:00' },
    schemaType: 'EventVenue',
  },
  {
    type: 'Farms',
    ...TYPE_BASICS.Farms,
    segment: 'farm',
    menu: 'more',
    factsObject: 'roomsGuest',
    facts: HOUSE_FACTS,
    addOns: STAY_ADD_ONS,
    rules: [
      'pool_children',
      'fire_only_pit',
      'no_digging',
      'family_id',
      'no_pets',
      'no_parties',
      'quiet_hours',
      'shoes_off',
      'no_photos',
    ],
    kitchen: WHOLE_KITCHEN,
    extras: ['outdoors'],
    offersFreeMeal: false,
    isVisited: true,
    isLicensed: true,
    totalEntities: null,
    usualTimes: STAY_TIMES,
    schemaType: 'VacationRental',
  },
] as const satisfies readonly ListingTypeRow[]

/** The first words of the paths of the calls of listing types. */
export type ListingSegment = (typeof ROWS)[number]['segment']
export const LISTING_TYPES: readonly ListingType[] = ROWS

export function listingTypeOf(type: PropertyType): ListingType {
  const listingType = LISTING_TYPES.find((row) => row.type === type)
  if (!listingType) throw new Error(`unknown listing type ${type}`)
  return listingType
}

/** The listing type of a slug such as `wedding-halls`; undefined for any other text. */
export function listingTypeBySlug(slug: string): ListingType | undefined {
  const type = typeOfSlug(slug)
  return type && listingTypeOf(type)
}

/** The house rules that a type can have. */
export function houseRulesOf({ rules }: Pick<ListingType, 'rules'>): readonly HouseRule[] {
  return [...COMMON_HOUSE_RULES, ...rules]
}
