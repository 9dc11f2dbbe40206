import { type Static, Type } from '@sinclair/typebox'
import { is, keyOf, named, nullable, oneOf, pageOf, text } from '@/lib/contract/schema'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import { MEMBER_ROLES } from '@/lib/domain/account/membership'
import type * as trail from '@/lib/domain/account/vendor-trail'
import { TRAIL_ACTS, TRAIL_SUBJECTS } from '@/lib/domain/account/vendor-trail'
import type { Day } from '@/lib/domain/time/days'

const TrailDetails = is<trail.TrailDetails>()(
  named('TrailDetails', 'What a line says beside its subject.', {
    role: Type.Optional(oneOf(MEMBER_ROLES)),
    from: Type.Optional(text<Day>()),
    to: Type.Optional(text<Day>()),
    amount: Type.Optional(Type.Number({ description: 'in SAR' })),
    name: Type.Optional(Type.String({ description: 'of a key or a webhook' })),
  }),
)

export const TrailActor = Type.Object({
  _id: Type.String({ description: 'of the user' }),
  name: Type.String({ description: 'empty of an account that is closed' }),
})
export type TrailActor = Static<typeof TrailActor>

export const TrailLineWire = named('TrailLineWire', 'What a member of a vendor did, as managers read it.', {
  _id: Type.String(),
  at: Type.String(),
  actor: TrailActor,
  apiKey: nullable(Type.String(), { description: 'the API key by which it was done' }),
  act: keyOf(TRAIL_ACTS),

  /** the name is null where there is none, or it is gone */
  subject: Type.Object({
    kind: oneOf(TRAIL_SUBJECTS),
    id: Type.String(),
    name: nullable(LocalizedName),
  }),
  details: TrailDetails,
})
export type TrailLineWire = Static<typeof TrailLineWire>

export const TrailPage = Type.Object(
  {
    ...pageOf(TrailLineWire).properties,
    actors: Type.Array(TrailActor, { description: 'who has lines, former members too' }),
  },
  { title: 'TrailPage' },
)
