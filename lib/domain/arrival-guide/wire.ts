import type { LocalizedName } from '@/lib/domain/text/bilingual'
import type { ArrivalGuide, EntryWay, GuideSection } from './arrival-guide'
import type { KnownGuide } from './when-known'

/** GET vendor/services/{id}/arrival-guide: what guests of a listing learn of their way. */
export interface ArrivalGuideWire extends ArrivalGuide {
  /** grows with each change, which names the one that it changes; 0 before the first */
  version: number
}

/** The entry, as a guest reads it from the time that the vendor chose. */
export interface GuideEntryWire {
  way: EntryWay
  text: string
  text_ar: string
  code: string
  wifiName: string
  wifiPassword: string
}

/** The guide of a listing as a guest of a booking may know it now; texts are empty where there are none. */
export interface BookedGuideWire {
  serviceId: string
  /** whose guide it is */
  service: LocalizedName
  updatedAt: string
  /** it was changed after the stay was booked */
  isUpdated: boolean
  directions: string
  directions_ar: string
  /** null where there is none, and after the stay */
  phone: string | null
  sections: GuideSection[]
  photos: { _id: string; caption: string; caption_ar: string }[]
  /** absent until it may be known, and where the guide says nothing of it */
  entry?: GuideEntryWire
  /** when the entry comes; null where it is there, or none is to come */
  entryLater: { knownFrom: string; waitsFor: Exclude<KnownGuide['entry'], 'known'> } | null
}

/** GET bookings/{id}/arrival-guide: of each room type, or of their property; empty before confirmation and after the end. */
export interface BookedGuidesWire {
  guides: BookedGuideWire[]
  /** from then on nothing of them is known, on no device; null where there is none */
  knownUntil: string | null
}
