import { type Static, Type } from '@sinclair/typebox'
import { fullRecord, named, nullable } from '@/lib/contract/schema'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import { BOOKING_TABS } from '@/lib/domain/booking/transitions'
import { BookingWire } from './wire'

export const GuestCard = named(
  'GuestCard',
  'A guest as shown to the vendor; the phone only after confirmation.',
  {
    ...LocalizedName.properties,
    phone: nullable(Type.String()),
    completedStays: Type.Number({ description: 'completed stays of this user, at any listing' }),
    isVerified: Type.Boolean({ description: 'the phone number was verified by a code' }),
    rating: nullable(Type.Number(), {
      description: 'the mean rating by vendors, 1 to 5; their texts are never shown',
    }),
  },
)
export type GuestCard = Static<typeof GuestCard>

export const VendorBookingWire = named(
  'VendorBookingWire',
  'A booking as its vendor reads it; money in SAR.',
  {
    ...Type.Omit(BookingWire, ['host', 'money', 'rest', 'dateChange', 'arrival', 'hostReason']).properties,
    guest: GuestCard,
    collect: Type.Number({
      description: 'to collect at check-in: the rest of the total, and the deposit if not paid',
    }),
    collection: nullable(
      Type.Object({
        amount: Type.Number(),
        deposit: Type.Number(),
        byDiyar: Type.Number(),
        commission: Type.Number(),
        commissionVat: Type.Number(),
        stayVat: Type.Number(),
        net: Type.Number(),
      }),
      {
        description:
          'what saying to have that amount means, with the deposit in it; null where nothing is to collect',
      },
    ),
    depositPaid: Type.Number({ description: 'the part of the deposit that was paid online' }),
    earnings: Type.Object(
      {
        byDiyar: Type.Number(),
        commission: Type.Number(),
        commissionVat: Type.Number(),
        stayVat: Type.Number(),
        net: Type.Number(),
      },
      {
        description:
          '`byDiyar` is the discount that Diyar pays; the rest is computed with it. `stayVat` is what Diyar pays as the deemed supplier',
      },
    ),
    noShow: nullable(Type.Object({ refund: Type.Number(), vendorKeeps: Type.Number() }), {
      description: 'the amounts of a no-show; null while it cannot be declared',
    }),
    reason: nullable(Type.String(), { description: 'the reason of the last refusal or cancellation' }),
  },
)
export type VendorBookingWire = Static<typeof VendorBookingWire>

export const VendorBookingListWire = Type.Object(
  {
    data: Type.Array(VendorBookingWire),
    page: Type.Number(),
    pageSize: Type.Number(),
    total: Type.Number(),
    counts: fullRecord([...BOOKING_TABS, 'today'], Type.Number()),
  },
  { title: 'VendorBookingListWire' },
)
export type VendorBookingListWire = Static<typeof VendorBookingListWire>
