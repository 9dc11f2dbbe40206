import { type Static, Type } from '@sinclair/typebox'
import { fullRecord, keyOf, named, noted, nullable, oneOf, tablePage } from '@/lib/contract/schema'
import { VENDOR_TYPES } from '@/lib/domain/account/account'
import {
  VAT_NUMBER_STATES,
  VENDOR_PAPERS,
  VENDOR_REVIEW_TABS,
  VENDOR_STATES,
} from '@/lib/domain/account/vendor'
import { BOOKING_STATES } from '@/lib/domain/booking/transitions'

export const VendorApplicationWire = named(
  'VendorApplicationWire',
  'A vendor application, as the applicant and admins read it.',
  {
    _id: Type.String(),
    type: oneOf(VENDOR_TYPES),
    state: oneOf(VENDOR_STATES),
    rejectionReason: nullable(Type.String()),
    firstName: Type.String(),
    lastName: Type.String(),
    companyName: nullable(Type.String()),
    phone: Type.String(),
    address: Type.String(),
    nationality: nullable(Type.String()),
    email: nullable(Type.String()),
    idNumber: nullable(Type.String()),
    commId: nullable(Type.String()),
    file: nullable(Type.String()),
    idPhoto: nullable(Type.String()),
    commercialIdPhoto: nullable(Type.String()),
    createdAt: Type.String(),
    decidedAt: nullable(Type.String()),
  },
)
export type VendorApplicationWire = Static<typeof VendorApplicationWire>

export const VatNumberCheck = named('VatNumberCheck', 'What became of a VAT number.', {
  state: oneOf(VAT_NUMBER_STATES),
  reason: nullable(Type.String(), { description: 'why it was refused' }),
})
export type VatNumberCheck = Static<typeof VatNumberCheck>

export const CompanyNameWire = named(
  'CompanyNameWire',
  'The name of a company, and the one that waits until an admin has approved it.',
  {
    name: nullable(Type.String()),
    proposed: nullable(Type.String()),
    refusalReason: nullable(Type.String(), {
      description: 'why the last one was refused, until another one is proposed',
    }),
  },
)
export type CompanyNameWire = Static<typeof CompanyNameWire>

export const ReviewedVendorWire = named('ReviewedVendorWire', 'An application in the console.', {
  ...VendorApplicationWire.properties,
  version: Type.Number({ description: 'what a decision on it has to name' }),
  suspension: nullable(Type.Object({ reason: Type.String(), since: Type.String() })),
  vatNumber: nullable(Type.String()),
  vatCheck: nullable(VatNumberCheck, { description: 'null without a number' }),
  companyNames: nullable(CompanyNameWire, { description: 'null for a host' }),
  expires: noted(
    fullRecord(VENDOR_PAPERS, nullable(Type.String())),
    'the last valid days of the papers, ISO days',
  ),
})
export type ReviewedVendorWire = Static<typeof ReviewedVendorWire>

export const ApplicationListWire = named(
  'ApplicationListWire',
  'GET admin/vendors: one page of the table, and the count of each tab.',
  { ...tablePage(ReviewedVendorWire).properties, counts: fullRecord(VENDOR_REVIEW_TABS, Type.Number()) },
)
export type ApplicationListWire = Static<typeof ApplicationListWire>

export const OwnApplicationWire = named(
  'OwnApplicationWire',
  'GET user/vendor-application: null for a user who never applied.',
  { application: nullable(VendorApplicationWire) },
)
export type OwnApplicationWire = Static<typeof OwnApplicationWire>

export const VendorNoteWire = Type.Object(
  { _id: Type.String(), text: Type.String(), author: Type.String(), createdAt: Type.String() },
  { title: 'VendorNoteWire' },
)
export type VendorNoteWire = Static<typeof VendorNoteWire>

export const VendorDetailWire = named(
  'VendorDetailWire',
  'GET admin/vendors/{id}: everything that a decision on a vendor needs.',
  {
    vendor: ReviewedVendorWire,
    listings: Type.Number(),
    openBookings: Type.Array(
      Type.Object({
        _id: Type.String(),
        code: Type.String(),
        status: keyOf(BOOKING_STATES),
        checkIn: Type.String(),
        canCancel: Type.Boolean(),
      }),
      { description: 'bookings that have not ended, the first ones of `openTotal`' },
    ),
    openTotal: Type.Number(),
    cancellable: Type.Number({ description: 'how many of them a suspension that cancels ends' }),
    notes: Type.Array(VendorNoteWire),
  },
)
export type VendorDetailWire = Static<typeof VendorDetailWire>
