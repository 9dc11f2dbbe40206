import { Type } from '@sinclair/typebox'
import { is, keyOf, nullable, oneOf, pageOf, text } from '@/lib/contract/schema'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import { MEMBER_ROLES } from '@/lib/domain/account/membership'
import type * as trail from '@/lib/domain/account/vendor-trail'
import { TRAIL_ACTS, TRAIL_SUBJECTS } from '@/lib/domain/account/vendor-trail'
import type { Day } from '@/lib/domain/time/days'

const TrailDetails = is<trail.TrailDetails>()(
  Type.Object(
    {
      role: Type.Optional(oneOf(MEMBER_ROLES)),
      from: Type.Optional(text<Day>()),
      to: Type.Optional(text<Day>()),
      amount: Type.Optional(Type.Number({ description: 'in SAR' })),
      name: Type.Optional(Type.String({ description: 'of a key or a webhook' })),
    },
    { title: 'TrailDetails', description: 'What a line says beside its subject.' },
  ),
)

const TrailActor = is<trail.TrailActor>()(
  Type.Object({
    _id: Type.String({ description: 'of the user' }),
    name: Type.String({ description: 'empty of an account that is closed' }),
  }),
)

const TrailLineWire = is<trail.TrailLineWire>()(
  Type.Object(
    {
      _id: Type.String(),
      at: Type.String(),
      actor: TrailActor,
      apiKey: nullable(Type.String(), { description: 'the API key by which it was done' }),
      act: keyOf(TRAIL_ACTS),
      subject: Type.Object({
        kind: oneOf(TRAIL_SUBJECTS),
        id: Type.String(),
        name: nullable(LocalizedName),
      }),
      details: TrailDetails,
    },
    { title: 'TrailLineWire', description: 'What a member of a vendor did, as managers read it.' },
  ),
)

export const TrailPage = Type.Object(
  {
    ...pageOf(TrailLineWire).properties,
    actors: Type.Array(TrailActor, { description: 'who has lines, former members too' }),
  },
  { title: 'TrailPage' },
)
