import { type Static, Type } from '@sinclair/typebox'
import { named, nullable, oneOf, text } from '@/lib/contract/schema'
import { CLEANING_STATES } from '@/lib/domain/cleaning/cleaning'
import type { Day } from '@/lib/domain/time/days'

const name = { name: Type.String(), name_ar: Type.String() }
const instant = nullable(Type.String())

const task = {
  _id: Type.String(),
  listing: Type.Object({ _id: Type.String(), ...name }),
  day: text<Day>({ description: 'of the departure' }),
  dueAt: Type.String({ description: 'the departure' }),
  readyBy: nullable(Type.String(), { description: 'the next arrival at the listing' }),
  units: Type.Number(),
  state: oneOf(CLEANING_STATES),
  note: Type.String(),
  beganAt: instant,
  doneAt: instant,
  photos: Type.Array(Type.String()),
}

export const CleaningTaskWire = named(
  'CleaningTaskWire',
  'A cleaning task as members of the vendor read it.',
  {
    ...task,
    bookingId: Type.String(),
    code: Type.String(),
    cleaner: nullable(Type.Object({ _id: Type.String(), name: Type.String() })),
    problems: Type.Array(Type.Object({ text: Type.String(), at: Type.String() })),
  },
)
export type CleaningTaskWire = Static<typeof CleaningTaskWire>

export const CleanerWire = named('CleanerWire', 'A cleaner without an account.', {
  _id: Type.String(),
  name: Type.String(),
  phone: Type.String(),
  listingIds: Type.Array(Type.String()),
  linkSince: nullable(Type.String(), { description: 'null: the link is ended' }),
})
export type CleanerWire = Static<typeof CleanerWire>

export const CleaningPageWire = named(
  'CleaningPageWire',
  'GET vendor/cleaning: the tasks of some days, with the cleaners and listings.',
  {
    from: text<Day>(),
    to: text<Day>(),
    data: Type.Array(CleaningTaskWire),
    cleaners: Type.Array(CleanerWire),
    listings: Type.Array(
      Type.Object({
        _id: Type.String(),
        ...name,
        hourly: nullable(Type.Boolean(), { description: 'null: sells no hours' }),
      }),
    ),
  },
)
export type CleaningPageWire = Static<typeof CleaningPageWire>

export const CleanerLink = named(
  'CleanerLink',
  'The secret of a cleaner’s link, in this answer and nowhere else.',
  { _id: Type.String(), token: Type.String() },
)
export type CleanerLink = Static<typeof CleanerLink>

export const CleanerTaskWire = named('CleanerTaskWire', 'A cleaning task as the cleaner reads it.', {
  ...task,
  /** of the place */
  where: Type.Object(name),
  isMine: Type.Boolean(),
  /** it may be begun and done from the day of the departure on */
  isOpen: Type.Boolean(),
})
export type CleanerTaskWire = Static<typeof CleanerTaskWire>

export const CleanerPageWire = named('CleanerPageWire', 'GET cleaning/{token}: what a cleaner has to do.', {
  cleaner: Type.String(),
  today: text<Day>(),
  data: Type.Array(CleanerTaskWire),
})
export type CleanerPageWire = Static<typeof CleanerPageWire>
