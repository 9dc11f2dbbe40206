import type { LocalizedName } from '@/lib/domain/text/bilingual'
import type { Day } from '@/lib/domain/time/days'
import type { CleaningState } from './cleaning'

interface CleaningListing extends LocalizedName {
  _id: string
}

/** What both sides read of a task. No field of it is about the guest. */
interface TaskWire {
  _id: string
  listing: CleaningListing
  /** in Riyadh, of the departure */
  day: Day
  /** the departure: from then on the place is empty */
  dueAt: string
  /** the next arrival at the listing */
  readyBy: string | null
  units: number
  state: CleaningState
  note: string
  beganAt: string | null
  doneAt: string | null
  /** ids */
  photos: string[]
}

/** A remark of the cleaner that something is broken. */
export interface CleaningProblem {
  text: string
  at: string
}

/** A task as members read it. */
export interface CleaningTaskWire extends TaskWire {
  bookingId: string
  code: string
  cleaner: { _id: string; name: string } | null
  problems: CleaningProblem[]
}

/** A cleaner as members read it. */
export interface CleanerWire {
  _id: string
  name: string
  phone: string
  listingIds: string[]
  /** when the link was made; null: it is ended */
  linkSince: string | null
}

/** A listing, and whether its stays by the hour make tasks too; null where none are sold. */
export interface CleanedListing extends CleaningListing {
  hourly: boolean | null
}

/** GET vendor/cleaning: the tasks of some days, with the cleaners and listings of the vendor. */
export interface CleaningPageWire {
  from: Day
  to: Day
  data: CleaningTaskWire[]
  cleaners: CleanerWire[]
  listings: CleanedListing[]
}

/** The secret of a cleaner's link, in this answer and nowhere else. */
export interface CleanerLink {
  _id: string
  token: string
}

/** A task as the cleaner reads it. */
export interface CleanerTaskWire extends TaskWire {
  /** of the place */
  where: LocalizedName
  isMine: boolean
  /** it may be begun and done from the day of the departure on */
  isOpen: boolean
}

/** GET cleaning/{token}: what a cleaner has to do, today and on the next days. */
export interface CleanerPageWire {
  cleaner: string
  today: Day
  data: CleanerTaskWire[]
}
