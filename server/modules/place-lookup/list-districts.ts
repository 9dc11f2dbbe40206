import type { DistrictWire } from '@/lib/domain/listing/place-wire'
import type { Db } from '@/server/db/open'
import { DISTRICT_CENTRES } from './district-centres'
import { readDistricts } from './store'

/** The districts of our catalogue whose middle is known. */
export async function listDistricts(db: Db): Promise<DistrictWire[]> {
  const rows = await readDistricts(db)
  return rows.flatMap(({ id, name, nameAr, city }) => {
    const centre = DISTRICT_CENTRES[city]?.[name]
    if (!centre) return []
    const [latitude, longitude] = centre
    return [{ _id: id, name, name_ar: nameAr, city, latitude, longitude }]
  })
}
