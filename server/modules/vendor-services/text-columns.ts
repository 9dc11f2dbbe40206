import type { ListingExtras } from '@/lib/domain/listing/extras'
import { givenTimesOf } from '@/lib/domain/listing/given-times'
import { normalisePhone } from '@/lib/domain/phone'
import type { serviceTexts } from '@/server/db/schema/listings'
import type { References } from './find-references'
import type { Finished } from './finished-draft'

type Columns = Omit<typeof serviceTexts.$inferInsert, 'serviceId' | 'description' | 'descriptionAr'>

/** The side table of a service but for its descriptions. */
export function textColumns({ draft, kind }: Finished, { districtId }: References): Columns {
  return {
    secondaryPhone: normalisePhone(draft.secondaryPhone),
    pitchGrassType: kind.extras.includes('pitchGrassType') ? draft.pitchGrassType.trim() : null,
    rules: draft.rules,
    additionalRules: draft.additionalRules,
    extras: extrasOf({ draft, kind }),
    areaText: districtId ? null : draft.place.district.trim() || null,
  }
}

function extrasOf({ draft, kind }: Finished): ListingExtras {
  const { suitableFor, safety, kitchen, outdoors, rooms, meals } = draft
  const prices = Object.entries(suitableFor).flatMap(([name, one]) =>
    one?.isTicked && one.amount !== null ? [[name, one.amount]] : [],
  )
  const counted = rooms.map(({ beds, bathrooms }) => ({ beds: beds ?? 0, bathrooms: bathrooms ?? 0 }))
  return {
    suitableFor: Object.fromEntries(prices),
    safety,
    kitchen,
    outdoors: kind.extras.includes('outdoors') ? outdoors : [],
    rooms: kind.extras.includes('rooms') ? counted : null,
    meals: kind.extras.includes('meals') ? meals : null,
    givenTimes: givenTimesOf(draft, kind),
  }
}
