import { Type } from '@sinclair/typebox'
import { is, named, oneOf, partialRecord } from '@/lib/contract/schema'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import type * as roomTypes from '@/lib/domain/listing/room-types'
import {
  BOOKING_TYPES,
  CANCELLATION_POLICIES,
  FACTS,
  PAYMENT_TYPES,
  PRICE_UNITS,
} from '@/lib/domain/listing/vocabulary'

const RoomTypeWire = is<roomTypes.RoomTypeWire>()(
  named('RoomTypeWire', 'A room type as guests choose it on the page of its property; money in SAR.', {
    ...LocalizedName.properties,
    _id: Type.String(),
    images: Type.Array(Type.String()),
    areaSqm: Type.Number(),
    facts: partialRecord(FACTS, Type.Union([Type.String(), Type.Number()])),
    maxGuests: Type.Number(),
    facilities: Type.Array(LocalizedName, { description: 'those that the property itself has not' }),
    bookingType: oneOf(BOOKING_TYPES),
    paymentType: oneOf(PAYMENT_TYPES),
    cancellationPolicy: oneOf(CANCELLATION_POLICIES),
    checkInTime: Type.String(),
    checkOutTime: Type.String(),
    price: Type.Object({ unit: oneOf(PRICE_UNITS), from: Type.Number() }),
  }),
)

export const OfferedRoomTypes = is<roomTypes.OfferedRoomTypes>()(
  Type.Object({
    property: Type.Optional(
      Type.String({
        description:
          'of a room type and of a property: the listing whose page has them; absent: the listing is neither',
      }),
    ),
    roomTypes: Type.Optional(
      Type.Array(RoomTypeWire, {
        description: 'those that are sold, the property first; absent where there is one alone',
      }),
    ),
  }),
)
