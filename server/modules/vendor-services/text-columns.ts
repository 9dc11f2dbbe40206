import type { ListingExtras } from '@/lib/domain/listing/extras'
import { givenTimesOf } from '@/lib/domain/listing/given-times'
import { normalisePhone } from '@/lib/domain/phone'
import type { serviceTexts } from '@/server/db/schema/listings'
import type { References } from './find-references'
import type { Finished } from './finished-draft'

type Columns = Omit<typeof serviceTexts.$inferInsert, 'serviceId' | 'description' | 'descriptionAr'>

/** The side table of a service but for its descriptions. */
export function textColumns({ content, kind }: Finished, { districtId }: References): Columns {
  return {
    secondaryPhone: normalisePhone(content.secondaryPhone),
    pitchGrassType: kind.extras.includes('pitchGrassType') ? content.pitchGrassType.trim() : null,
    rules: content.rules,
    additionalRules: content.additionalRules,
    extras: extrasOf({ content, kind }),
    areaText: districtId ? null : content.place.district.trim() || null,
  }
}

function extrasOf({ content, kind }: Finished): ListingExtras {
  const { suitableFor, safety, kitchen, outdoors, rooms, meals } = content
  const counted = rooms.map(({ beds, bathrooms }) => ({ beds: beds ?? 0, bathrooms: bathrooms ?? 0 }))
  return {
    suitableFor: suitableFor as ListingExtras['suitableFor'],
    safety,
    kitchen,
    outdoors: kind.extras.includes('outdoors') ? outdoors : [],
    rooms: kind.extras.includes('rooms') ? counted : null,
    meals: kind.extras.includes('meals') ? meals : null,
    givenTimes: givenTimesOf(content, kind),
  }
}
