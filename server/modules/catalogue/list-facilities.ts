import type { FacilityGroup } from '@/lib/domain/catalogue'
import type { Deps } from '@/server/deps'
import { type FacilityFilter, type FacilityRow, readFacilities } from './store'

/** The facility groups that a type of property may tick (wizard.md, section 7), without their members when not asked. */
export async function listFacilities(
  { db }: Deps,
  filter: FacilityFilter & { withMembers: boolean },
): Promise<{ data: FacilityGroup[] }> {
  const groups = new Map<string, FacilityGroup>()
  for (const row of await readFacilities(db, filter)) {
    const group = groups.get(row.group.id) ?? groupOf(row)
    groups.set(row.group.id, group)
    if (filter.withMembers) group.subfacilities.push(memberOf(row))
  }
  return { data: [...groups.values()] }
}

function groupOf({ group }: FacilityRow): FacilityGroup {
  const { id, name, nameAr, image, icon } = group
  return { _id: id, name, name_arr: nameAr, image, icon, subfacilities: [] }
}

function memberOf({ facility }: FacilityRow): FacilityGroup['subfacilities'][number] {
  const { id, title, titleAr, image, isCounted } = facility
  return { _id: id, title, name_arr: titleAr, image, isNumber: isCounted, value: null }
}
