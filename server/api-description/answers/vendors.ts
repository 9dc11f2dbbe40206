import type { VendorType } from '@/lib/domain/account/account'
import type { OwnApplicationWire } from '@/lib/domain/account/vendor'
import type { VendorBookingListWire, VendorBookingWire } from '@/lib/domain/booking/vendor-wire'
import type { CalendarConflictWire, CalendarWire } from '@/lib/domain/calendar/wire'
import type { BasePricesWire } from '@/lib/domain/listing/base-prices'
import type { DraftCard, DraftWire } from '@/lib/domain/listing/stored-draft'
import type {
  EditableListingWire,
  ListingOverviewWire,
  VendorFiguresWire,
  VendorListingsWire,
} from '@/lib/domain/listing/vendor-listing'
import type { VENDOR_PATH } from '@/lib/domain/wire-names'
import type { Created, Empty, List, Under } from './kinds'

interface ListingStateWire {
  _id: string
  status: 'live' | 'paused'
}

interface OwnRoutes {
  'GET /services': VendorListingsWire
  'GET /services/:id': EditableListingWire
  'GET /services/:id/overview': ListingOverviewWire
  'GET /services/:id/prices': BasePricesWire
  'PUT /services/:id/prices': BasePricesWire
  'GET /services/:id/calendar': CalendarWire
  'PUT /services/:id/calendar': CalendarWire
  'POST /services/:id/calendar/import': CalendarWire
  'POST /services/:id/calendar/secret': { exportUrl: string }
  'GET /calendar-conflicts': List<CalendarConflictWire>
  'POST /calendar-conflicts/:id/resolve': List<CalendarConflictWire>
  'GET /figures': VendorFiguresWire
  'GET /drafts': DraftCard[]
  'POST /drafts': Created<DraftWire>
  'GET /drafts/:id': DraftWire
  'PUT /drafts/:id': DraftWire
  'DELETE /drafts/:id': Empty
  'GET /bookings': VendorBookingListWire
  'GET /bookings/:id': VendorBookingWire
  'POST /bookings/:id/approve': VendorBookingWire
  'POST /bookings/:id/reject': VendorBookingWire
  'POST /bookings/:id/cancel': VendorBookingWire
  'POST /bookings/:id/collect': VendorBookingWire
  'POST /bookings/:id/undo-collect': VendorBookingWire
  'POST /bookings/:id/no-show': VendorBookingWire
  'POST /bookings/:id/stayed': VendorBookingWire
  'POST /bookings/:id/free-dates': VendorBookingWire
  'POST /bookings/:id/check-in': VendorBookingWire
  'PUT /vat-number': { vatNumber: string | null }
}

/** `:type` is the segment of a listing type. */
interface ListingRoutes {
  'POST /:type': Created<EditableListingWire>
  'PUT /:type/:id': EditableListingWire
  'DELETE /:type/:id': Empty
  'POST /:type/:id/pause': ListingStateWire
  'POST /:type/:id/resume': ListingStateWire
  'POST /:type/:id/duplicate': Created<EditableListingWire>
}

interface ApplicationAnswers
  extends Record<`PUT /user/upgrade-${typeof VENDOR_PATH}-${VendorType}`, OwnApplicationWire>,
    Record<`GET /user/${typeof VENDOR_PATH}-application`, OwnApplicationWire> {}

export type VendorAnswers = Under<typeof VENDOR_PATH, OwnRoutes> & ApplicationAnswers & ListingRoutes
