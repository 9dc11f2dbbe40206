import { Type } from '@sinclair/typebox'
import { is, nullable, oneOf, text } from '@/lib/contract/schema'
import { CLEANING_STATES } from '@/lib/domain/cleaning/cleaning'
import type * as wire from '@/lib/domain/cleaning/wire'
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

const CleaningTaskWire = is<wire.CleaningTaskWire>()(
  Type.Object(
    {
      ...task,
      bookingId: Type.String(),
      code: Type.String(),
      cleaner: nullable(Type.Object({ _id: Type.String(), name: Type.String() })),
      problems: Type.Array(Type.Object({ text: Type.String(), at: Type.String() })),
    },
    { title: 'CleaningTaskWire', description: 'A cleaning task as members of the vendor read it.' },
  ),
)

const CleanerWire = is<wire.CleanerWire>()(
  Type.Object(
    {
      _id: Type.String(),
      name: Type.String(),
      phone: Type.String(),
      listingIds: Type.Array(Type.String()),
      linkSince: nullable(Type.String(), { description: 'null: the link is ended' }),
    },
    { title: 'CleanerWire', description: 'A cleaner without an account.' },
  ),
)

export const CleaningPageWire = is<wire.CleaningPageWire>()(
  Type.Object(
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
    {
      title: 'CleaningPageWire',
      description: 'GET vendor/cleaning: the tasks of some days, with the cleaners and listings.',
    },
  ),
)

export const CleanerLink = is<wire.CleanerLink>()(
  Type.Object(
    { _id: Type.String(), token: Type.String() },
    { title: 'CleanerLink', description: 'The secret of a cleaner’s link, in this answer and nowhere else.' },
  ),
)

const CleanerTaskWire = is<wire.CleanerTaskWire>()(
  Type.Object(
    { ...task, where: Type.Object(name), isMine: Type.Boolean(), isOpen: Type.Boolean() },
    { title: 'CleanerTaskWire', description: 'A cleaning task as the cleaner reads it.' },
  ),
)

export const CleanerPageWire = is<wire.CleanerPageWire>()(
  Type.Object(
    { cleaner: Type.String(), today: text<Day>(), data: Type.Array(CleanerTaskWire) },
    { title: 'CleanerPageWire', description: 'GET cleaning/{token}: what a cleaner has to do.' },
  ),
)
