import { type Static, Type } from '@sinclair/typebox'
import { named, nullable, oneOf } from '@/lib/contract/schema'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import { ENTRY_WAYS } from '@/lib/domain/arrival-guide/arrival-guide'
import { ENTRY_TIMES } from '@/lib/domain/arrival-guide/when-known'

const GuideSection = Type.Object({
  title_ar: Type.String(),
  title: Type.String(),
  text_ar: Type.String(),
  text: Type.String(),
})

export const ArrivalGuideWire = named('ArrivalGuideWire', 'what guests of a listing learn of their way.', {
  version: Type.Number({
    description: 'grows with each change, which names the one that it changes; 0 before the first',
  }),
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
  sections: Type.Array(GuideSection),
  photos: Type.Array(
    Type.Object({ photo: Type.String(), caption_ar: Type.String(), caption: Type.String() }),
  ),
})
export type ArrivalGuideWire = Static<typeof ArrivalGuideWire>

/** The entry, as a guest reads it from the time that the vendor chose. */
export const GuideEntryWire = Type.Object({
  way: oneOf(ENTRY_WAYS),
  text: Type.String(),
  text_ar: Type.String(),
  code: Type.String(),
  wifiName: Type.String(),
  wifiPassword: Type.String(),
})
export type GuideEntryWire = Static<typeof GuideEntryWire>

export const BookedGuideWire = named(
  'BookedGuideWire',
  'The guide of a listing as a guest may know it now.',
  {
    serviceId: Type.String(),

    /** whose guide it is */
    service: LocalizedName,
    updatedAt: Type.String(),
    isUpdated: Type.Boolean({ description: 'it was changed after the stay was booked' }),
    directions: Type.String(),
    directions_ar: Type.String(),
    phone: nullable(Type.String(), { description: 'null where there is none, and after the stay' }),
    sections: Type.Array(GuideSection),
    photos: Type.Array(
      Type.Object({ _id: Type.String(), caption: Type.String(), caption_ar: Type.String() }),
    ),

    /** absent until it may be known, and where the guide says nothing of it */
    entry: Type.Optional(GuideEntryWire),
    entryLater: nullable(
      Type.Object({ knownFrom: Type.String(), waitsFor: oneOf(['later', 'unpaid'] as const) }),
      { description: 'when the entry comes; null where it is there, or none is to come' },
    ),
  },
)
export type BookedGuideWire = Static<typeof BookedGuideWire>

/** GET bookings/{id}/arrival-guide: of each room type, or of their property; empty before confirmation and after the end. */
export const BookedGuidesWire = Type.Object(
  {
    guides: Type.Array(BookedGuideWire),
    knownUntil: nullable(Type.String(), {
      description: 'from then on nothing of them is known; null where there is none',
    }),
  },
  { title: 'BookedGuidesWire' },
)
export type BookedGuidesWire = Static<typeof BookedGuidesWire>
