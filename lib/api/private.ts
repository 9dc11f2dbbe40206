import { cache } from 'react'
import type { OwnApplicationWire, VendorDetailWire } from '@/lib/domain/account/vendor'
import type { TablePage, TableRequest, TableSpec } from '@/lib/domain/admin/table'
import type { AdminBookingDetail } from '@/lib/domain/booking/admin-wire'
import type { CancellationPreview, ReceiptWire, WaitingEntry } from '@/lib/domain/booking/lifecycle-wire'
import type { BookingTab } from '@/lib/domain/booking/transitions'
import type { VendorTab } from '@/lib/domain/booking/vendor-tabs'
import type { VendorBookingListWire, VendorBookingWire } from '@/lib/domain/booking/vendor-wire'
import type { BookingListWire, BookingWire } from '@/lib/domain/booking/wire'
import type { CalendarConflictWire, CalendarWire } from '@/lib/domain/calendar/wire'
import type { Page, Review } from '@/lib/domain/catalogue'
import type { AdminBannerWire } from '@/lib/domain/content/banner'
import type { AdminCategoryWire } from '@/lib/domain/content/category'
import type { AdminCityWire } from '@/lib/domain/content/city'
import type { AdminFacilityGroupWire } from '@/lib/domain/content/facility'
import type { UserBalanceWire } from '@/lib/domain/ledger/adjustments'
import type { BalanceFilter, BalanceWire } from '@/lib/domain/ledger/balance'
import type { ReviewDetail } from '@/lib/domain/listing/listing-review'
import type { DraftCard } from '@/lib/domain/listing/stored-draft'
import type {
  ListingOverviewWire,
  VendorFiguresWire,
  VendorListingsWire,
} from '@/lib/domain/listing/vendor-listing'
import type { ListingState } from '@/lib/domain/listing/vocabulary'
import type { ListingWire } from '@/lib/domain/listing/wire'
import type { EarningsWire, Month } from '@/lib/domain/payouts/earnings'
import type { RateListWire } from '@/lib/domain/rates/wire'
import type { Day } from '@/lib/domain/time/days'
import { type VitalsView, vitalsViewQuery } from '@/lib/domain/vitals/read-view'
import type { VitalsWire } from '@/lib/domain/vitals/vitals'
import { ADMIN_BANNERS_PATH } from './admin/banners'
import { anyBookingPath } from './admin/bookings'
import { ADMIN_CATEGORIES_PATH } from './admin/categories'
import { ADMIN_CITIES_PATH } from './admin/cities'
import { FACILITY_GROUPS_PATH } from './admin/facilities'
import { reviewPath } from './admin/listings'
import { tablePath } from './admin/tables'
import { vendorPath } from './admin/vendors'
import { bookingPath, bookingsPath, cancellationPath, receiptPath, WAITING_PATH } from './bookings'
import { calendarRangePath } from './calendars'
import { listingPath } from './listings'
import { loadPath } from './load'
import { balancePath, userBalancePath } from './money/balance'
import { earningsPath } from './money/payouts'
import { reviewsPath } from './reviews'
import { CONFLICTS_PATH, vendorBookingPath, vendorBookingsPath } from './vendor-bookings'
import { DRAFTS_PATH, FIGURES_PATH, overviewPath, vendorListingsPath } from './vendor-listings'
import { OWN_APPLICATION_PATH } from './vendors'

const loadPrivate = <T>(path: string, method: 'get' | 'post' = 'get') =>
  loadPath<T>(method.toUpperCase(), path)

export const loadBookings = (tab: BookingTab, page: number) =>
  loadPrivate<BookingListWire>(bookingsPath(tab, page))

export const loadBooking = (id: string) => loadPrivate<BookingWire>(bookingPath(id))

export const loadCancellation = (id: string) => loadPrivate<CancellationPreview>(cancellationPath(id))
export const loadWaitingList = () => loadPrivate<WaitingEntry[]>(WAITING_PATH)
export const loadReceipt = (id: string) => loadPrivate<ReceiptWire>(receiptPath(id))

export const loadBalance = (filter: BalanceFilter = {}, page = 1, pageSize?: number) =>
  loadPrivate<BalanceWire>(balancePath(filter, page, pageSize))
export const loadOwnApplication = () => loadPrivate<OwnApplicationWire>(OWN_APPLICATION_PATH)
export const loadVitals = (view: VitalsView) =>
  loadPrivate<VitalsWire>(`admin/vitals?${vitalsViewQuery(view)}`)
export const loadVendor = (id: string) => loadPrivate<VendorDetailWire>(vendorPath(id))
export const loadUserBalance = (phone: string) => loadPrivate<UserBalanceWire>(userBalancePath(phone))
export const loadRates = () => loadPrivate<RateListWire>('admin/rates')
export const loadAdminBanners = () => loadPrivate<{ data: AdminBannerWire[] }>(ADMIN_BANNERS_PATH)
export const loadAdminCities = () => loadPrivate<{ data: AdminCityWire[] }>(ADMIN_CITIES_PATH)
export const loadAdminCategories = () => loadPrivate<{ data: AdminCategoryWire[] }>(ADMIN_CATEGORIES_PATH)
export const loadFacilityGroups = () => loadPrivate<{ data: AdminFacilityGroupWire[] }>(FACILITY_GROUPS_PATH)

/* Bookings of the console. */
export const loadAdminTable = <List extends TablePage<unknown>>(spec: TableSpec, request: TableRequest) =>
  loadPrivate<List>(tablePath(spec, request))
export const loadAnyBooking = (id: string) => loadPrivate<AdminBookingDetail>(anyBookingPath(id))

/* Bookings and calendars of a vendor. */
export const loadVendorBookings = (tab: VendorTab, page: number, pageSize?: number) =>
  loadPrivate<VendorBookingListWire>(vendorBookingsPath(tab, page, pageSize))
export const loadVendorBooking = (id: string) => loadPrivate<VendorBookingWire>(vendorBookingPath(id))
export const loadConflicts = () => loadPrivate<{ data: CalendarConflictWire[] }>(CONFLICTS_PATH)
export const loadCalendar = (listingId: string, from: Day, to: Day) =>
  loadPrivate<CalendarWire>(calendarRangePath(listingId, from, to))

export const loadEarnings = (month: Month | undefined, page: number) =>
  loadPrivate<EarningsWire>(earningsPath(month, page))

/* A vendor's listings and the console's review queue. */

export const loadVendorListings = (page: number, state: ListingState | null = null) =>
  loadPrivate<VendorListingsWire>(vendorListingsPath(page, state ?? undefined))
export const loadDrafts = () => loadPrivate<DraftCard[]>(DRAFTS_PATH)
export const loadVendorFigures = () => loadPrivate<VendorFiguresWire>(FIGURES_PATH)
export const loadOverview = (id: string) => loadPrivate<ListingOverviewWire>(overviewPath(id))
export const loadReview = (id: string) => loadPrivate<ReviewDetail>(reviewPath(id))

/** A listing as the signed-in user may see it, public or not. */
export const loadListing = cache((id: string) => loadPrivate<ListingWire | ListingWire[]>(listingPath(id)))
export const loadListingReviews = (id: string) =>
  loadPrivate<Page<Review>>(reviewsPath(id, { sort: 'newest', text: '' }, 1))
