import { cookies } from 'next/headers'
import type { Profile } from '@/lib/domain/account/account'
import type { AccountBlockers, BalanceWire } from '@/lib/domain/account/profile'
import type { ApplicationListWire, OwnApplicationWire, VendorState } from '@/lib/domain/account/vendor'
import type { AdminBookingListWire, ConsoleList, ExceptionListWire } from '@/lib/domain/booking/admin-wire'
import type {
  CancellationPreview,
  PaymentProviderWire,
  ReceiptWire,
} from '@/lib/domain/booking/lifecycle-wire'
import type { BookingTab } from '@/lib/domain/booking/transitions'
import type { VendorTab } from '@/lib/domain/booking/vendor-tabs'
import type { VendorBookingListWire, VendorBookingWire } from '@/lib/domain/booking/vendor-wire'
import type { WaitingEntry } from '@/lib/domain/booking/waiting-wire'
import type { BookingListWire, BookingWire } from '@/lib/domain/booking/wire'
import type { CalendarConflictWire, CalendarWire } from '@/lib/domain/calendar/wire'
import type { Page, Review } from '@/lib/domain/catalogue'
import type { ContactListWire, ContactState } from '@/lib/domain/content-pages/contact'
import type {
  WordPageListWire,
  WordPageName,
  WordPageWire,
  WordVersionListWire,
} from '@/lib/domain/content-pages/content-page'
import type { FavouriteListWire, SharedLink } from '@/lib/domain/favourites'
import type { ReviewDetail, ReviewListWire, ReviewTab } from '@/lib/domain/listing/listing-review'
import type { DraftCard } from '@/lib/domain/listing/stored-draft'
import type { OwnFiguresWire, OwnServiceOverview, OwnServicesWire } from '@/lib/domain/listing/vendor-listing'
import type { ServiceState } from '@/lib/domain/listing/vocabulary'
import type { ServiceWire } from '@/lib/domain/listing/wire'
import type { ConversationListWire } from '@/lib/domain/messages/wire'
import type { ReportListWire, ReportState } from '@/lib/domain/reviews/report'
import type { OwnReviewsWire } from '@/lib/domain/reviews/review'
import type { Day } from '@/lib/domain/time/days'
import { apiOrigin } from '@/lib/env'
import { sessionCookieName } from '@/lib/session/cookie'
import { BLOCKERS_PATH, balancePath, PROFILE_PATH } from './account'
import { adminBookingsPath, exceptionsPath } from './admin-bookings'
import {
  bookingPath,
  bookingsPath,
  cancellationPath,
  PAYMENT_PROVIDER_PATH,
  receiptPath,
  WAITING_PATH,
} from './bookings'
import { calendarRangePath } from './calendars'
import { favouritesPath, SHARED_LINK_PATH } from './favourites'
import { ApiError, createHttp } from './http'
import { reviewListPath, reviewPath } from './listing-review'
import { reportsPath } from './reports'
import { ownReviewsPath, reviewsPath } from './reviews'
import { CONFLICTS_PATH, hostedListPath, hostedPath } from './vendor-bookings'
import { DRAFTS_PATH, FIGURES_PATH, overviewPath, ownServicesPath } from './vendor-listings'
import { applicationsPath, OWN_APPLICATION_PATH } from './vendors'

/** What a signed-in person's page knows before its first byte: the answer, or why there is none. */
type PrivateAnswer<T> = { state: 'found'; data: T } | { state: 'visitor' } | { state: 'notFound' }

/** Reads with the token of the cookie, never cached; a strange or broken id is simply not found. */
export async function readPrivate<T>(path: string): Promise<PrivateAnswer<T>> {
  const token = (await cookies()).get(sessionCookieName())?.value
  if (!token) return { state: 'visitor' }
  const http = createHttp({
    prefixUrl: `${apiOrigin()}/api/v1`,
    headers: { authorization: `Bearer ${token}` },
  })
  try {
    return { state: 'found', data: await http.get<T>(path, { cache: 'no-store' }) }
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure
    if (failure.status === 401) return { state: 'visitor' }
    if ([400, 403, 404].includes(failure.status)) return { state: 'notFound' }
    throw failure
  }
}

export const readBookings = (tab: BookingTab, page: number) =>
  readPrivate<BookingListWire>(bookingsPath(tab, page))

export const readBooking = (id: string) => readPrivate<BookingWire>(bookingPath(id))

export const readCancellation = (id: string) => readPrivate<CancellationPreview>(cancellationPath(id))
export const readWaiting = () => readPrivate<WaitingEntry[]>(WAITING_PATH)
export const readReceipt = (id: string) => readPrivate<ReceiptWire>(receiptPath(id))
export const readPaymentProvider = () => readPrivate<PaymentProviderWire>(PAYMENT_PROVIDER_PATH)
export const readFavourites = (page: number) => readPrivate<FavouriteListWire>(favouritesPath(page))
export const readSharedLink = () => readPrivate<SharedLink>(SHARED_LINK_PATH)

export const readConversations = () => readPrivate<ConversationListWire>('conversations?page=1')

export const readProfile = () => readPrivate<Profile>(PROFILE_PATH)
export const readBalance = () => readPrivate<BalanceWire>(balancePath(1))
export const readDeleteBlockers = () => readPrivate<AccountBlockers>(BLOCKERS_PATH)
export const readOwnApplication = () => readPrivate<OwnApplicationWire>(OWN_APPLICATION_PATH)
export const readReports = (state: ReportState, page: number) =>
  readPrivate<ReportListWire>(reportsPath(state, page))
export const readApplications = (state: VendorState, page: number) =>
  readPrivate<ApplicationListWire>(applicationsPath(state, page))

export const readContactMessages = (state: ContactState, page: number) =>
  readPrivate<ContactListWire>(`admin/contact?state=${state}&page=${page}`)
export const readWordPages = () => readPrivate<WordPageListWire>('admin/pages')
/** As it is now, not as it may be reused for a minute. */
export const readWordPage = (name: WordPageName) => readPrivate<WordPageWire>(`pages/${name}`)
export const readWordVersions = (name: WordPageName, page: number) =>
  readPrivate<WordVersionListWire>(`admin/pages/${name}/versions?page=${page}`)
export const readWordVersion = (name: WordPageName, version: number) =>
  readPrivate<WordPageWire>(`admin/pages/${name}/versions/${version}`)

/** What the console's page of bookings reads before its first byte. */
export const readExceptions = (page: number) => readPrivate<ExceptionListWire>(exceptionsPath(page))
export const readAllBookings = (tab: Exclude<ConsoleList, 'exceptions'>, q: string, page: number) =>
  readPrivate<AdminBookingListWire>(adminBookingsPath(tab, q, page))

/** What the pages of a host read before their first byte. */
export const readHostedList = (tab: VendorTab, page: number, pageSize?: number) =>
  readPrivate<VendorBookingListWire>(hostedListPath(tab, page, pageSize))
export const readHosted = (id: string) => readPrivate<VendorBookingWire>(hostedPath(id))
export const readOwnReviews = (page: number) => readPrivate<OwnReviewsWire>(ownReviewsPath(page))
export const readConflicts = () => readPrivate<{ data: CalendarConflictWire[] }>(CONFLICTS_PATH)
export const readCalendar = (serviceId: string, from: Day, to: Day) =>
  readPrivate<CalendarWire>(calendarRangePath(serviceId, from, to))

/* A host's own places and the console's queue of them, read for a page. */

export const readOwnServices = (page: number, state: ServiceState | null = null) =>
  readPrivate<OwnServicesWire>(ownServicesPath(page, state ?? undefined))
export const readDrafts = () => readPrivate<DraftCard[]>(DRAFTS_PATH)
export const readOwnFigures = () => readPrivate<OwnFiguresWire>(FIGURES_PATH)
export const readOverview = (id: string) => readPrivate<OwnServiceOverview>(overviewPath(id))
export const readReviewList = (tab: ReviewTab, page: number) =>
  readPrivate<ReviewListWire>(reviewListPath(tab, page))
export const readReview = (id: string) => readPrivate<ReviewDetail>(reviewPath(id))

/** A place as this person may see it, hidden or not. */
export const readPlace = (id: string) =>
  readPrivate<ServiceWire | ServiceWire[]>(`services/details/${encodeURIComponent(id)}`)
export const readPlaceReviews = (id: string) =>
  readPrivate<Page<Review>>(reviewsPath(id, { sort: 'newest', text: '' }, 1))
