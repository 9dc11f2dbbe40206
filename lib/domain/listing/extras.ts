import type { Halalas } from '@/lib/domain/money'
import type { VendorTimes } from './terms'
import type { KitchenItem, Meal, Occasion, OutdoorItem, SafetyItem } from './vocabulary'

/** Wizard fields beside facilities and facts, as they are stored (wizard.md, section 3, description payload). */
export interface ListingExtras {
  /** price of each occasion, in halalas */
  suitableFor: Partial<Record<Occasion, Halalas>>
  safety: SafetyItem[]
  kitchen: KitchenItem[]
  outdoors: OutdoorItem[]
  /** both null unless the listing is offered with rooms and free meals */
  rooms: { beds: number; bathrooms: number }[] | null
  meals: Meal[] | null
  /** absent on listings stored before this field existed */
  givenTimes?: VendorTimes
}

export const NO_EXTRAS: ListingExtras = {
  suitableFor: {},
  safety: [],
  kitchen: [],
  outdoors: [],
  rooms: null,
  meals: null,
}
