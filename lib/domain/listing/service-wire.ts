import type {
  Audience,
  BookingType,
  CancellationPolicyName,
  HouseRule,
  KitchenItem,
  Meal,
  Occasion,
  OutdoorItem,
  PaymentType,
  PricingMode,
  PropertyType,
  SafetyItem,
  ServiceState,
} from './vocabulary'

export interface WireFacility {
  _id: string
  name: string
  name_arr: string
  type: string
  main_name_arr: string
  image: string
  facilityImage: string
  value?: number
}

/** A service as the API answers it, in its own spellings (wizard.md, section 3; contract.md, head); money in SAR. */
export interface ServiceWire {
  _id: string
  type: PropertyType
  status: ServiceState
  categoryId: string
  category: { _id: string; type: PropertyType; category: string; category_name_ar: string }
  description: {
    nameInEnglish: string
    nameInArabic: string
    secondryPhone?: string
    areaSqm: number
    descriptionInEnglish: string
    descriptionInArabic: string
    PitchGrassType?: string
    /** our own extension: ISO day */
    tourismLicence?: { number?: string; expiresOn?: string }
    images: string[]
    rules: Partial<Record<HouseRule, true>> & Partial<Record<Occasion, number>>
    additionalRules: string[]
    safty?: Partial<Record<SafetyItem, boolean>>
  }
  kitchen?: Partial<Record<KitchenItem, boolean>>
  outdoors?: Partial<Record<OutdoorItem, boolean>>
  roomsbath?: { beds: number; bathrooms: number }[]
  freeMeal?: Record<Meal, boolean>
  totalEntities?: string
  address: {
    address: string
    city: string
    city_ar: string
    area: string
    area_ar: string
    houseNumber?: string
    landMark?: string
  }
  location: { type: 'Point'; coordinates: [number, number] }
  roomsGuest?: Record<string, string | number>
  unitsAndGuest?: Record<string, string | number>
  maxGuests: number
  leisure: Record<string, true | number>
  facilities: WireFacility[]
  pricingMode: PricingMode
  price: Record<string, number>
  datePrices: Record<string, number>
  openFrom?: string
  openTo?: string
  check: { checkInTime: string; checkOutTime: string }
  turnoverMinutes: number
  minNights?: number
  maxNights?: number
  leadMinutes?: number
  paymentType: PaymentType
  partialAmount?: number
  addOns: Record<string, string>
  bookingSetting: {
    bookingFor: Audience
    bookingType: BookingType
    canellationPolicy: CancellationPolicyName
    securityDeposit: boolean
    securityAmount?: number
    lastMinuteDiscount: boolean
    days?: number
    discountPercentage?: number
  }
  rating: number | null
  reviewsCount: number
  aspectRatings: number[]
  hasVatNumber: boolean
  units: number
  vendor: {
    _id: string
    name: string
    name_ar: string
    type: 'host' | 'company'
    file: string | null
    since: string
    answerMinutes: number | null
  }
}
