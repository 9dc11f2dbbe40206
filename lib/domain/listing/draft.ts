import type { Halalas } from '@/lib/domain/money'
import type { Bilingual } from '@/lib/domain/text/bilingual'
import type { Day, TimeOfDay } from '@/lib/domain/time/days'
import type { CalendarTerms } from './calendar-terms'
import type { PickedFacility } from './facility-choice'
import { LISTING_TYPES, listingTypeOf } from './listing-types'
import { emptyWeek, type Week } from './pricing/week'
import { variantsOf } from './variants'
import type {
  AddOnName,
  Audience,
  BookingType,
  CancellationPolicyName,
  Fact,
  HouseRule,
  KitchenItem,
  Meal,
  Occasion,
  OutdoorItem,
  PaymentType,
  PhotoRoom,
  PropertyType,
  SafetyItem,
  Variant,
} from './vocabulary'

/** An amount in halalas, or null while nothing is typed; `isTicked` false leaves it out, typed or not. */
export interface TickedAmount {
  isTicked: boolean
  amount: Halalas | null
}

export interface RoomOfPhoto {
  image: string
  room: PhotoRoom
}

/** What a vendor says of a photo in words; a language without a text is '' */
export interface CaptionOfPhoto extends Bilingual {
  image: string
}

/** One room of the free-meal variant. */
export interface DraftRoom {
  beds: number | null
  bathrooms: number | null
}

/**
 * A listing in the wizard, with the same shape for every type and variant, so that a change of type loses nothing. Money
 * in halalas; a missing text or choice is '', a missing number null.
 */
export interface Draft {
  type: PropertyType
  variant: Variant
  categoryId: string
  facilities: PickedFacility[]
  facts: Partial<Record<Fact, string | number | null>>
  name: Bilingual
  description: Bilingual
  secondaryPhone: string
  areaSqm: number | null
  pitchGrassType: string
  /** of the ministry of tourism, for types in which people sleep */
  licence: { number: string; expiresOn: Day | '' }
  /** addresses of uploads, the cover first */
  images: string[]
  /** what they show, as far as the vendor said; one that is no longer among them counts for nothing */
  photoRooms: RoomOfPhoto[]
  /** the same for words about them */
  photoCaptions: CaptionOfPhoto[]
  rules: HouseRule[]
  suitableFor: Partial<Record<Occasion, TickedAmount>>
  additionalRules: string[]
  safety: SafetyItem[]
  kitchen: KitchenItem[]
  outdoors: OutdoorItem[]
  rooms: DraftRoom[]
  meals: Meal[]
  place: {
    address: string
    /** a name of GET services/cities, in English */
    city: string
    district: string
    houseNumber: string
    landmark: string
    point: { latitude: number; longitude: number } | null
    /** the vendor confirmed that the pin is far from its city */
    isPointConfirmed: boolean
  }
  week: Week
  hour: { price: Halalas | null; firstDay: Day | '' }
  openPeriod: { from: Day | ''; to: Day | '' }
  /** for the hourly variant: opening and closing, the second may stay empty */
  check: { in: TimeOfDay | ''; out: TimeOfDay | '' }
  payment: { type: PaymentType | ''; partial: Halalas | null }
  audience: Audience | ''
  bookingType: BookingType | ''
  cancellationPolicy: CancellationPolicyName | ''
  deposit: TickedAmount
  lastMinute: { isTicked: boolean; days: number | null; percent: number | null }
  addOns: Partial<Record<AddOnName, TickedAmount>>
  /** price rules, discounts, fees and the like, as the calendar has them: in SAR; absent: none, and of an edited listing */
  calendarTerms?: CalendarTerms | undefined
}

const EMPTY_TEXTS: Bilingual = { en: '', ar: '' }
const FIRST_TYPE = LISTING_TYPES[0]?.type ?? 'Chalets'

/** The draft with which the wizard starts. */
export function emptyDraft(type: PropertyType = FIRST_TYPE): Draft {
  return {
    type,
    variant: firstVariantOf(type),
    categoryId: '',
    facilities: [],
    facts: {},
    name: EMPTY_TEXTS,
    description: EMPTY_TEXTS,
    secondaryPhone: '',
    areaSqm: null,
    pitchGrassType: '',
    licence: { number: '', expiresOn: '' },
    images: [],
    photoRooms: [],
    photoCaptions: [],
    rules: [],
    suitableFor: {},
    additionalRules: [],
    safety: [],
    kitchen: [],
    outdoors: [],
    rooms: [],
    meals: [],
    place: {
      address: '',
      city: '',
      district: '',
      houseNumber: '',
      landmark: '',
      point: null,
      isPointConfirmed: false,
    },
    week: emptyWeek(),
    hour: { price: null, firstDay: '' },
    openPeriod: { from: '', to: '' },
    check: { in: '', out: '' },
    payment: { type: 'fullPayment', partial: null },
    audience: 'Families_and_Singles',
    bookingType: '',
    cancellationPolicy: '',
    deposit: { isTicked: false, amount: null },
    lastMinute: { isTicked: false, days: null, percent: null },
    addOns: {},
  }
}

/** Changes the type and keeps everything but the facilities, which each type has its own of. */
export function withListingType(draft: Draft, type: PropertyType, categoryId: string): Draft {
  if (type === draft.type) return { ...draft, categoryId }
  return { ...draft, type, variant: firstVariantOf(type), categoryId, facilities: [] }
}

function firstVariantOf(type: PropertyType): Variant {
  return variantsOf(listingTypeOf(type))[0] ?? 'standard'
}
