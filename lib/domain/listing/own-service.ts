import type { NamedPlace } from './card'
import type { PriceUnit, PropertyType, ServiceState } from './vocabulary'
import type { ServiceWire } from './wire'

/** A place in its owner's list; money in SAR. */
export interface OwnServiceCard {
  _id: string
  type: PropertyType
  /** the path of its calls: PUT {segment}/{_id} and the like */
  segment: string
  status: ServiceState
  /** why an admin has rejected or suspended it */
  reason: string | null
  /** names, descriptions or pictures wait for an admin while the approved ones are shown */
  hasPendingChange: boolean
  name: string
  name_ar: string
  image: string | null
  city: NamedPlace
  price: { unit: PriceUnit; from: number }
  rating: number | null
  reviewsCount: number
  views: number
  /** the next arrival, an instant */
  nextBooking: string | null
  /** bookings that are not over, refused or cancelled */
  openBookings: number
  /** sold nights of the coming 30, in percent */
  occupancy: number
  createdAt: string
}

/** GET vender/services: one page of them, and how many there are in each state. */
export interface OwnServicesWire {
  data: OwnServiceCard[]
  page: number
  pageSize: number
  total: number
  counts: Partial<Record<ServiceState, number>>
}

/** A place as its owner edits it: with the texts and pictures that still wait for an admin. */
export interface EditableServiceWire extends ServiceWire {
  hasPendingChange: boolean
  reason: string | null
}
