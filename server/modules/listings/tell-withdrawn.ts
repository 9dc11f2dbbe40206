import { Refusal } from '@/lib/domain/issues'
import type { WithdrawnPlace } from '@/lib/domain/listing/withdrawn'
import type { Deps } from '@/server/deps'
import { aboutHere } from './read-listing'
import { readService } from './store'

/** What anybody is told of a place that was here and was suspended: enough to offer similar ones, never why. */
export async function tellWithdrawn({ db }: Pick<Deps, 'db'>, id: string): Promise<WithdrawnPlace> {
  const row = await readService(db, id)
  if (!row || row.service.deletedAt || row.service.state !== 'suspended') throw new Refusal('not_found')
  const { service, city } = row
  return {
    _id: service.id,
    type: service.type,
    name: service.name,
    name_ar: service.nameAr,
    city: { name: city.name, name_ar: city.nameAr },
    latitude: aboutHere(service.latitude),
    longitude: aboutHere(service.longitude),
  }
}
