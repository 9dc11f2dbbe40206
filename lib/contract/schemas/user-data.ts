import { Type } from '@sinclair/typebox'
import { keyOf, mapOf, nullable, oneOf } from '@/lib/contract/schema'
import { OfferRequest } from '@/lib/contract/schemas/private-offers/private-offer'
import { LANGUAGES, USER_ROLES, VENDOR_TYPES } from '@/lib/domain/account/account'
import { MEMBER_ROLES } from '@/lib/domain/account/membership'
import { PRIVACY_REQUEST_KINDS, PRIVACY_REQUEST_STATES } from '@/lib/domain/account/privacy-request'
import { VAT_NUMBER_STATES, VENDOR_STATES } from '@/lib/domain/account/vendor'
import { ROLE_KINDS } from '@/lib/domain/admin/roles'
import { KEY_SCOPES } from '@/lib/domain/api-keys/api-key'
import { ENTRY_WAYS } from '@/lib/domain/arrival-guide/arrival-guide'
import { ENTRY_TIMES } from '@/lib/domain/arrival-guide/when-known'
import { PAYMENT_STATES } from '@/lib/domain/booking/payment-states'
import { BOOKING_STATES } from '@/lib/domain/booking/transitions'
import { CHARGEBACK_STATES } from '@/lib/domain/chargebacks/chargeback'
import { CLEANING_STATES } from '@/lib/domain/cleaning/cleaning'
import { CONTACT_TOPICS } from '@/lib/domain/content-pages/contact-topics'
import { CLAIM_ANSWERS, CLAIM_STATES } from '@/lib/domain/deposit-claims/claim'
import { INVOICE_KINDS } from '@/lib/domain/invoices/invoice'
import { LISTING_STATES, PAYMENT_TYPES, PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { MESSAGE_MOMENT_NAMES } from '@/lib/domain/messages/template-moments'
import { NOTIFICATION_TYPES } from '@/lib/domain/notifications/notification'
import { PAYOUT_PLACES } from '@/lib/domain/payouts/payout'
import { STAY_VATS } from '@/lib/domain/rates/stay-vat'
import { VISIT_SOURCES } from '@/lib/domain/statistics/funnel'
import { WEBHOOK_EVENTS } from '@/lib/domain/webhooks/webhook'
import { Party, Period } from './booking/bookable'
import { BookingSnapshot } from './bookings'
import { PrintedInvoice } from './invoices/invoice'
import { BalanceEntryWire } from './ledger/balance'
import { Draft } from './listing/draft'
import { Bilingual } from './text/bilingual'

/** All data of a user. Instants leave the stores as dates, so it is an object for its readers. */
export const UserData = Type.Unsafe<object>(
  Type.Object({
    memberships: Type.Array(
      Type.Object({ vendor: nullable(Type.String()), role: oneOf(MEMBER_ROLES), createdAt: Type.String() }),
    ),
    bankAccount: Type.Array(Type.Object({ lastFour: Type.String(), holderName: Type.String() })),
    payouts: Type.Array(
      Type.Object({
        sequence: Type.Number(),
        amountHalalas: Type.Number(),
        state: keyOf(PAYOUT_PLACES),
        lastFour: Type.String(),
        createdAt: Type.String(),
      }),
    ),
    services: Type.Array(
      Type.Object({
        id: Type.String(),
        type: oneOf(PROPERTY_TYPES),
        name: Type.String(),
        service: Bilingual,
        state: oneOf(LISTING_STATES),
      }),
    ),
    listingDrafts: Type.Array(
      Type.Object({
        id: Type.String(),
        type: oneOf(PROPERTY_TYPES),
        service: Bilingual,
        content: Draft,
        device: nullable(Type.String()),
        updatedAt: Type.String(),
      }),
    ),
    bookings: Type.Array(
      Type.Object({
        id: Type.String(),
        code: Type.String(),
        listingId: Type.String(),
        guestId: Type.String(),
        vendorId: Type.String(),
        cityId: Type.String(),
        listingType: oneOf(PROPERTY_TYPES),
        state: keyOf(BOOKING_STATES),
        period: Period,
        checkInAt: Type.String(),
        checkOutAt: Type.String(),
        party: Party,
        units: Type.Number(),
        paymentType: oneOf(PAYMENT_TYPES),
        totalHalalas: Type.Number(),
        dueNowHalalas: Type.Number(),
        paidHalalas: Type.Number(),
        depositHalalas: Type.Number(),
        depositPaidHalalas: Type.Number(),
        commissionPercent: Type.Number(),
        vatPercent: Type.Number(),
        stayVat: oneOf(STAY_VATS),
        freeCancellationUntil: nullable(Type.String()),
        snapshot: BookingSnapshot,
        arrivalCode: Type.String(),
        arrivalTries: Type.Number(),
        expiresAt: nullable(Type.String()),
        endedAt: nullable(Type.String()),
        sequence: Type.Number(),
        remindedAt: nullable(Type.String()),
        createdAt: Type.String(),
        source: nullable(oneOf(VISIT_SOURCES)),
      }),
    ),
    splitShares: Type.Array(
      Type.Object({
        service: Type.Unknown(),
        amountHalalas: Type.Number(),
        state: oneOf(PAYMENT_STATES),
        paidAt: nullable(Type.String()),
      }),
    ),
    invoices: Type.Array(
      Type.Object({
        kind: oneOf(INVOICE_KINDS),
        printed: PrintedInvoice,
        buyer: Type.Union([Type.Null(), Bilingual]),
      }),
    ),
    chargebacks: Type.Array(
      Type.Object({
        code: Type.String(),
        amountHalalas: Type.Number(),
        state: oneOf(CHARGEBACK_STATES),
        createdAt: Type.String(),
        decidedAt: nullable(Type.String()),
      }),
    ),
    cleaners: Type.Array(
      Type.Object({
        name: Type.String(),
        phone: Type.String(),
        linkSince: nullable(Type.String()),
        createdAt: Type.String(),
      }),
    ),
    cleaningTasks: Type.Array(
      Type.Object({
        service: Type.Unknown(),
        dueAt: Type.String(),
        state: oneOf(CLEANING_STATES),
        note: Type.String(),
        beganAt: nullable(Type.String()),
        doneAt: nullable(Type.String()),
      }),
    ),
    depositClaims: Type.Array(
      Type.Object({
        claim: Type.Object({
          id: Type.String(),
          bookingId: Type.String(),
          state: oneOf(CLAIM_STATES),
          heldHalalas: Type.Number(),
          claimedHalalas: Type.Number(),
          reason: Type.String(),
          answerBy: Type.String(),
          answer: nullable(oneOf(CLAIM_ANSWERS)),
          answerText: nullable(Type.String()),
          answeredAt: nullable(Type.String()),
          grantedHalalas: nullable(Type.Number()),
          decisionReason: nullable(Type.String()),
          decidedBy: nullable(Type.String()),
          settledAt: nullable(Type.String()),
          createdAt: Type.String(),
        }),
      }),
    ),
    reviews: Type.Array(
      Type.Object({
        service: Bilingual,
        id: Type.String(),
        listingId: Type.String(),
        bookingId: nullable(Type.String()),
        authorId: Type.String(),
        rating: Type.Number(),
        aspects: Type.Array(Type.Number()),
        body: Type.String(),
        language: oneOf(LANGUAGES),
        photos: Type.Array(Type.String()),
        vendorAnswer: nullable(Type.String()),
        answeredAt: nullable(Type.String()),
        publishedAt: nullable(Type.String()),
        isHidden: Type.Boolean(),
        createdAt: Type.String(),
      }),
    ),
    reviewsOfMe: Type.Array(
      Type.Object({ rating: Type.Number(), text: Type.String(), createdAt: Type.String() }),
    ),
    favourites: Type.Array(
      Type.Object({
        service: Bilingual,
        userId: Type.String(),
        listingId: Type.String(),
        createdAt: Type.String(),
      }),
    ),
    listVotes: Type.Array(
      Type.Object({ service: Bilingual, listingId: Type.String(), createdAt: Type.String() }),
    ),
    savedSearches: Type.Array(
      Type.Object({
        name: Type.String(),
        params: Type.String(),
        alerts: Type.Boolean(),
        createdAt: Type.String(),
      }),
    ),
    appointments: Type.Array(
      Type.Object({
        service: Bilingual,
        startsAt: Type.String(),
        endsAt: Type.String(),
        isCancelled: Type.Boolean(),
        createdAt: Type.String(),
      }),
    ),
    waitingList: Type.Array(
      Type.Object({
        service: Bilingual,
        userId: Type.String(),
        listingId: Type.String(),
        period: Period,
        createdAt: Type.String(),
        notifiedAt: nullable(Type.String()),
      }),
    ),
    conversations: Type.Array(
      Type.Object({
        service: Bilingual,
        id: Type.String(),
        guestId: Type.String(),
        vendorId: Type.String(),
        listingId: Type.String(),
        lastSeq: Type.Number(),
        lastMessageAt: nullable(Type.String()),
        guestReadSeq: Type.Number(),
        vendorReadSeq: Type.Number(),
        guestNotifiedSeq: Type.Number(),
        vendorNotifiedSeq: Type.Number(),
        guestBlockedAt: nullable(Type.String()),
        vendorBlockedAt: nullable(Type.String()),
        createdAt: Type.String(),
      }),
    ),
    messages: Type.Array(
      Type.Object({
        service: Bilingual,
        id: Type.String(),
        conversationId: Type.String(),
        senderId: Type.String(),
        seq: Type.Number(),
        clientId: Type.String(),
        body: Type.String(),
        isAutomatic: Type.Boolean(),
        imageUploadId: nullable(Type.String()),
        imageWidth: nullable(Type.Number()),
        imageHeight: nullable(Type.Number()),
        offerRequest: nullable(OfferRequest),
        createdAt: Type.String(),
      }),
    ),
    channels: Type.Array(Type.Object({ userId: Type.String(), sms: Type.Boolean(), email: Type.Boolean() })),
    notifications: Type.Array(
      Type.Object({
        id: Type.String(),
        userId: Type.String(),
        type: oneOf(NOTIFICATION_TYPES),
        params: mapOf<string>()(Type.Union([Type.String(), Type.Number()])),
        readAt: nullable(Type.String()),
        createdAt: Type.String(),
      }),
    ),
    privateOffers: Type.Array(
      Type.Object({
        service: Bilingual,
        period: Period,
        party: Party,
        units: Type.Number(),
        priceHalalas: Type.Number(),
        usualHalalas: Type.Number(),
        items: nullable(
          Type.Array(
            Type.Object({ name: Type.String(), quantity: Type.Number(), unitHalalas: Type.Number() }),
          ),
        ),
        holdsDates: Type.Boolean(),
        expiresAt: Type.String(),
        withdrawnAt: nullable(Type.String()),
        declinedAt: nullable(Type.String()),
        createdAt: Type.String(),
      }),
    ),
    messageTemplates: Type.Array(
      Type.Object({
        moment: oneOf(MESSAGE_MOMENT_NAMES),
        ar: Type.String(),
        en: Type.String(),
        createdAt: Type.String(),
      }),
    ),
    quickAnswers: Type.Array(
      Type.Object({ name: Type.String(), ar: Type.String(), en: Type.String(), createdAt: Type.String() }),
    ),
    arrivalGuides: Type.Array(
      Type.Object({
        service: Bilingual,
        directions_ar: Type.String(),
        directions: Type.String(),
        entryWay: oneOf(ENTRY_WAYS),
        entry_ar: Type.String(),
        entry: Type.String(),
        entryCode: Type.String(),
        entryTime: oneOf(ENTRY_TIMES),
        wifiName: Type.String(),
        wifiPassword: Type.String(),
        phone: Type.String(),
        manual: Type.Array(Type.String()),
        photos: Type.Array(Type.String()),
        captions: Type.Array(Type.String()),
        updatedAt: Type.String(),
      }),
    ),
    guestNotes: Type.Array(Type.Object({ service: Type.Unknown(), wifi: Type.String() })),
    contactMessages: Type.Array(
      Type.Object({
        topic: oneOf(CONTACT_TOPICS),
        message: Type.String(),
        createdAt: Type.String(),
      }),
    ),
    contactAnswers: Type.Array(Type.Object({ text: nullable(Type.String()), createdAt: Type.String() })),
    privacyRequests: Type.Array(
      Type.Object({
        kind: oneOf(PRIVACY_REQUEST_KINDS),
        state: oneOf(PRIVACY_REQUEST_STATES),
        reason: nullable(Type.String()),
        askedAt: Type.String(),
        dueAt: Type.String(),
      }),
    ),
    sessions: Type.Array(
      Type.Object({
        device: nullable(Type.String()),
        network: nullable(Type.String()),
        createdAt: Type.String(),
        expiresAt: Type.String(),
      }),
    ),
    apiKeys: Type.Array(
      Type.Object({
        name: Type.String(),
        scopes: Type.Array(oneOf(KEY_SCOPES)),
        createdAt: Type.String(),
        lastUsedAt: nullable(Type.String()),
      }),
    ),
    webhooks: Type.Array(
      Type.Object({
        url: Type.String(),
        events: Type.Array(oneOf(WEBHOOK_EVENTS)),
      }),
    ),
    passkeys: Type.Array(
      Type.Object({ name: Type.String(), createdAt: Type.String(), lastUsedAt: nullable(Type.String()) }),
    ),
    phoneChanges: Type.Array(
      Type.Object({ phone: Type.String(), createdAt: Type.String(), dueAt: Type.String() }),
    ),
    knownDevices: Type.Array(Type.Object({ lastUsedAt: Type.String() })),
    exportedAt: Type.String(),
    account: Type.Union([
      Type.Null(),
      Type.Object({
        id: Type.String(),
        phone: nullable(Type.String()),
        role: oneOf(USER_ROLES),
        adminRole: nullable(oneOf(ROLE_KINDS)),
        verified: Type.Boolean(),
        firstName: Type.String(),
        lastName: Type.String(),
        displayName: nullable(Type.String()),
        displayNameAr: nullable(Type.String()),
        email: nullable(Type.String()),
        nationality: nullable(Type.String()),
        idNumber: nullable(Type.String()),
        dateOfBirth: nullable(Type.String()),
        avatarUrl: nullable(Type.String()),
        language: oneOf(LANGUAGES),
        balanceHalalas: Type.Number(),
        phoneChangedAt: nullable(Type.String()),
        createdAt: Type.String(),
        deletedAt: nullable(Type.String()),
        blockedAt: nullable(Type.String()),
        blockedReason: nullable(Type.String()),
        searchText: Type.String(),
      }),
    ]),
    vendor: Type.Union([
      Type.Null(),
      Type.Object({
        id: Type.String(),
        type: oneOf(VENDOR_TYPES),
        state: oneOf(VENDOR_STATES),
        rejectionReason: nullable(Type.String()),
        address: Type.String(),
        contactPhone: nullable(Type.String()),
        companyName: nullable(Type.String()),
        proposedName: nullable(Type.String()),
        nameProposedAt: nullable(Type.String()),
        nameRefusalReason: nullable(Type.String()),
        commercialNumber: nullable(Type.String()),
        vatNumber: nullable(Type.String()),
        vatState: oneOf(VAT_NUMBER_STATES),
        vatRefusalReason: nullable(Type.String()),
        idPhotoUploadId: nullable(Type.String()),
        commercialPhotoUploadId: nullable(Type.String()),
        answerMinutes: nullable(Type.Number()),
        answerPercent: nullable(Type.Number()),
        answersCountedAt: nullable(Type.String()),
        commercialExpires: nullable(Type.String()),
        vatExpires: nullable(Type.String()),
        suspendedAt: nullable(Type.String()),
        suspensionReason: nullable(Type.String()),
        version: Type.Number(),
        createdAt: Type.String(),
        decidedAt: nullable(Type.String()),
        ownerChangedAt: nullable(Type.String()),
      }),
    ]),
    balance: Type.Object({ balance: Type.Number(), movements: Type.Array(BalanceEntryWire) }),
  }),
)
