import { and, eq, exists, getTableColumns, inArray, isNotNull, ne, notInArray, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { BOOKING_STATES, type BookingState } from '@/lib/domain/booking/transitions'
import { VENDOR_ONLY_KINDS } from '@/lib/domain/invoices/invoice'
import { availableOf, debtOf, pendingOf, readAccount, walletOf } from '@/lib/domain/ledger/accounts'
import { OPEN_PAYOUT_STATES } from '@/lib/domain/payouts/payout'
import type { Bilingual } from '@/lib/domain/text/bilingual'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings'
import { contactMessages } from '@/server/db/schema/contact'
import { conversations, messages } from '@/server/db/schema/conversations'
import { favourites } from '@/server/db/schema/favourites'
import { inboxEvents, inboxItems } from '@/server/db/schema/inbox'
import { listings } from '@/server/db/schema/listings'
import { depositClaims } from '@/server/db/schema/money/deposit-claims'
import { invoices } from '@/server/db/schema/money/invoices'
import { ledgerAccounts } from '@/server/db/schema/money/ledger'
import { payments } from '@/server/db/schema/money/payments'
import { bankAccounts, payouts } from '@/server/db/schema/money/payouts'
import { channelChoices, notifications } from '@/server/db/schema/notifications'
import { privacyRequests } from '@/server/db/schema/privacy-requests'
import { guestReviews, reviews } from '@/server/db/schema/reviews'
import { knownDevices, phoneChanges, sessions } from '@/server/db/schema/sessions'
import { users } from '@/server/db/schema/users'
import { apiKeys } from '@/server/db/schema/vendor-api/api-keys'
import { webhookEndpoints } from '@/server/db/schema/vendor-api/webhooks'
import { vendorMembers } from '@/server/db/schema/vendor-members'
import { vendors } from '@/server/db/schema/vendors'
import { waitingList } from '@/server/db/schema/waiting-list'
import { vendorOwnedBy } from '@/server/policy/vendor-owner'

/** States in which the dates are still taken, from the booking's state table. */
const OPEN_STATES = (Object.keys(BOOKING_STATES) as BookingState[]).filter(
  (state) => BOOKING_STATES[state].dates !== 'released',
)

/** An IBAN leaves the database in bank files only. */
const lastFour = (iban: AnyPgColumn) => sql<string>`right(${iban}, 4)`

const LISTING_NAME = sql<Bilingual>`jsonb_build_object('ar', ${listings.nameAr}, 'en', ${listings.name})`

const ofPerson = (db: Db, userId: string) =>
  or(eq(bookings.guestId, userId), inArray(bookings.vendorId, vendorOwnedBy(db, userId)))

/** The vendors that these users own, by user. */
export async function findOwnedVendors(db: Db, userIds: string[]): Promise<Map<string, string>> {
  const { userId, vendorId, role } = vendorMembers
  const rows = await db
    .select({ userId, vendorId })
    .from(vendorMembers)
    .where(and(inArray(userId, userIds), eq(role, 'owner')))
  return new Map(rows.map((row) => [row.userId, row.vendorId]))
}

/** Bookings of these guests and vendors that are not over. */
export function listOpenBookings(db: Db, userIds: string[], vendorIds: string[]) {
  const { id, code, guestId, vendorId } = bookings
  const isOfOne = or(inArray(guestId, userIds), inArray(vendorId, vendorIds))
  return db
    .select({ id, code, guestId, vendorId })
    .from(bookings)
    .where(and(isOfOne, or(inArray(bookings.state, OPEN_STATES), isDepositClaimed(db))))
}

/** The stay is over, and its deposit is neither the vendor's nor the guest's yet. */
const isDepositClaimed = (db: Db) =>
  exists(
    db
      .select({ id: depositClaims.id })
      .from(depositClaims)
      .where(and(eq(depositClaims.bookingId, bookings.id), ne(depositClaims.state, 'settled'))),
  )

/** The open balances in the ledger, in halalas: wallets of users, earnings and debts of vendors. */
export async function sumOpenBalances(
  db: Db,
  userIds: string[],
  vendorIds: string[],
): Promise<Map<string, number>> {
  const names = [
    ...userIds.map(walletOf),
    ...vendorIds.flatMap((id) => [pendingOf(id), availableOf(id), debtOf(id)]),
  ]
  const { name, balanceHalalas } = ledgerAccounts
  const rows = await db.select({ name, balanceHalalas }).from(ledgerAccounts).where(inArray(name, names))
  const sums = new Map<string, number>()
  for (const row of rows) {
    const owner = readAccount(row.name).ownerId ?? ''
    sums.set(owner, (sums.get(owner) ?? 0) + Math.abs(row.balanceHalalas))
  }
  return sums
}

/** What is on its way to the banks of these vendors, in halalas. */
export async function sumOpenPayouts(db: Db, vendorIds: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ vendorId: payouts.vendorId, total: sql<number>`sum(${payouts.amountHalalas})::float8` })
    .from(payouts)
    .where(and(inArray(payouts.vendorId, vendorIds), inArray(payouts.state, OPEN_PAYOUT_STATES)))
    .groupBy(payouts.vendorId)
  return new Map(rows.map((row) => [row.vendorId, row.total]))
}

/** All stored data of a user, by table, without secrets and hashes. */
export async function getEverything(db: Db, userId: string) {
  const own = { user: eq(users.id, userId), messages: eq(messages.senderId, userId) }
  const owned = vendorOwnedBy(db, userId)
  return {
    account: await db.select().from(users).where(own.user),
    vendor: await db.select().from(vendors).where(inArray(vendors.id, owned)),
    memberships: await db
      .select({
        vendor: vendors.companyName,
        role: vendorMembers.role,
        createdAt: vendorMembers.createdAt,
      })
      .from(vendorMembers)
      .innerJoin(vendors, eq(vendors.id, vendorMembers.vendorId))
      .where(eq(vendorMembers.userId, userId)),
    bankAccount: await db
      .select({ lastFour: lastFour(bankAccounts.iban), holderName: bankAccounts.holderName })
      .from(bankAccounts)
      .where(inArray(bankAccounts.vendorId, owned)),
    payouts: await db
      .select({
        sequence: payouts.sequence,
        amountHalalas: payouts.amountHalalas,
        state: payouts.state,
        lastFour: lastFour(payouts.iban),
        createdAt: payouts.createdAt,
      })
      .from(payouts)
      .where(inArray(payouts.vendorId, owned)),
    services: await db
      .select({
        id: listings.id,
        type: listings.type,
        name: listings.name,
        service: LISTING_NAME,
        state: listings.state,
      })
      .from(listings)
      .where(inArray(listings.vendorId, owned)),
    bookings: await db.select().from(bookings).where(eq(bookings.guestId, userId)),
    splitShares: await db
      .select({
        service: sql`${bookings.snapshot}->'service'->'name'`,
        amountHalalas: payments.amountHalalas,
        state: payments.state,
        paidAt: payments.paidAt,
      })
      .from(payments)
      .innerJoin(bookings, eq(bookings.id, payments.bookingId))
      .where(and(eq(payments.payerId, userId), isNotNull(payments.shareId))),
    invoices: await db
      .select({ kind: invoices.kind, printed: invoices.printed, buyer: invoices.buyer })
      .from(invoices)
      .innerJoin(bookings, eq(bookings.id, invoices.bookingId))
      .where(and(eq(bookings.guestId, userId), notInArray(invoices.kind, [...VENDOR_ONLY_KINDS]))),
    depositClaims: await db
      .select({ claim: depositClaims })
      .from(depositClaims)
      .innerJoin(bookings, eq(bookings.id, depositClaims.bookingId))
      .where(ofPerson(db, userId)),
    reviews: await db
      .select({ ...getTableColumns(reviews), service: LISTING_NAME })
      .from(reviews)
      .innerJoin(listings, eq(listings.id, reviews.listingId))
      .where(eq(reviews.authorId, userId)),
    reviewsOfMe: await db
      .select({ rating: guestReviews.rating, text: guestReviews.body, createdAt: guestReviews.createdAt })
      .from(guestReviews)
      .where(eq(guestReviews.guestId, userId)),
    favourites: await db
      .select({ ...getTableColumns(favourites), service: LISTING_NAME })
      .from(favourites)
      .innerJoin(listings, eq(listings.id, favourites.listingId))
      .where(eq(favourites.userId, userId)),
    waitingList: await db
      .select({ ...getTableColumns(waitingList), service: LISTING_NAME })
      .from(waitingList)
      .innerJoin(listings, eq(listings.id, waitingList.listingId))
      .where(eq(waitingList.userId, userId)),
    conversations: await db
      .select({ ...getTableColumns(conversations), service: LISTING_NAME })
      .from(conversations)
      .innerJoin(listings, eq(listings.id, conversations.listingId))
      .where(or(eq(conversations.guestId, userId), inArray(conversations.vendorId, owned))),
    messages: await db
      .select({ ...getTableColumns(messages), service: LISTING_NAME })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .innerJoin(listings, eq(listings.id, conversations.listingId))
      .where(own.messages)
      .orderBy(messages.createdAt),
    channels: await db.select().from(channelChoices).where(eq(channelChoices.userId, userId)),
    notifications: await db.select().from(notifications).where(eq(notifications.userId, userId)),
    contactMessages: await db
      .select({
        topic: contactMessages.topic,
        message: contactMessages.message,
        createdAt: contactMessages.createdAt,
      })
      .from(contactMessages)
      .where(eq(contactMessages.userId, userId)),
    contactAnswers: await db
      .select({ text: inboxEvents.body, createdAt: inboxEvents.createdAt })
      .from(inboxEvents)
      .innerJoin(inboxItems, eq(inboxItems.id, inboxEvents.itemId))
      .innerJoin(contactMessages, eq(contactMessages.id, inboxItems.contactId))
      .where(and(eq(contactMessages.userId, userId), eq(inboxEvents.event, 'answered'))),
    privacyRequests: await db
      .select({
        kind: privacyRequests.kind,
        state: privacyRequests.state,
        reason: privacyRequests.reason,
        askedAt: privacyRequests.askedAt,
        dueAt: privacyRequests.dueAt,
      })
      .from(privacyRequests)
      .where(eq(privacyRequests.userId, userId)),
    sessions: await db
      .select({ device: sessions.device, createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    apiKeys: await db
      .select({
        name: apiKeys.name,
        scopes: apiKeys.scopes,
        createdAt: apiKeys.createdAt,
        lastUsedAt: apiKeys.lastUsedAt,
      })
      .from(apiKeys)
      .where(eq(apiKeys.createdBy, userId)),
    webhooks: await db
      .select({ url: webhookEndpoints.url, events: webhookEndpoints.events })
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.createdBy, userId)),
    phoneChanges: await db
      .select({
        phone: phoneChanges.phone,
        createdAt: phoneChanges.createdAt,
        dueAt: phoneChanges.dueAt,
      })
      .from(phoneChanges)
      .where(eq(phoneChanges.userId, userId)),
    knownDevices: await db
      .select({ lastUsedAt: knownDevices.lastUsedAt })
      .from(knownDevices)
      .where(eq(knownDevices.userId, userId)),
  }
}
