import type { Halalas } from '@/lib/domain/money'
import type { VendorTimes } from './terms'
import type { KitchenItem, Meal, Occasion, OutdoorItem, SafetyItem } from './vocabulary'

/** What the wizard asks beyond facilities and facts, as it is stored (wizard.md, section 3, description payload). */
export interface ListingExtras {
  /** what the listing takes for an occasion */
  suitableFor: Partial<Record<Occasion, Halalas>>
  safety: SafetyItem[]
  kitchen: KitchenItem[]
  outdoors: OutdoorItem[]
  /** both null unless the listing is offered with rooms and free meals */
  rooms: { beds: number; bathrooms: number }[] | null
  meals: Meal[] | null
  /** absent where it was stored before they were kept */
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
