import { cookies } from 'next/headers'
import type { Profile } from '@/lib/domain/account'
import type { CancellationPreview, PaymentProviderWire, ReceiptWire } from '@/lib/domain/booking/life-wire'
import type { BookingTab } from '@/lib/domain/booking/lifecycle'
import type { WaitingEntry } from '@/lib/domain/booking/waiting-wire'
import type { BookingListWire, BookingWire } from '@/lib/domain/booking/wire'
import type { FavouriteListWire, SharedLink } from '@/lib/domain/favourites'
import type { ConversationListWire } from '@/lib/domain/messages/wire'
import type { AccountBlockers, BalanceWire } from '@/lib/domain/profile'
import type { ReportListWire, ReportState } from '@/lib/domain/report'
import type { ApplicationListWire, OwnApplicationWire, VendorState } from '@/lib/domain/vendor'
import type { ContactListWire, ContactState } from '@/lib/domain/words/contact'
import type {
  WordPageListWire,
  WordPageName,
  WordPageWire,
  WordVersionListWire,
} from '@/lib/domain/words/page'
import { apiOrigin } from '@/lib/env'
import { sessionCookieName } from '@/lib/session/cookie'
import {
  bookingPath,
  bookingsPath,
  cancellationPath,
  PAYMENT_PROVIDER_PATH,
  receiptPath,
  WAITING_PATH,
} from './booking-paths'
import { favouritesPath, SHARED_LINK_PATH } from './favourite-paths'
import { ApiError, createHttp } from './http'
import {
  applicationsPath,
  BLOCKERS_PATH,
  balancePath,
  OWN_APPLICATION_PATH,
  PROFILE_PATH,
} from './people-paths'

import { reportsPath } from './report-paths'

/** What a signed-in person's page knows before its first byte: the answer, or why there is none. */
type PrivateAnswer<T> = { state: 'found'; data: T } | { state: 'visitor' } | { state: 'notFound' }

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
