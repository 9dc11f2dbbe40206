import { type FacilityGroup, namesOfGroup, namesOfMember } from '@/lib/domain/catalogue'
import type { Bilingual } from '@/lib/domain/text/bilingual'

/** One ticked facility; `count` only where the facility is counted. */
export interface ListingFacility {
  id: string
  name: Bilingual
  group: Bilingual
  groupImage: string | null
  image: string | null
  count: number | null
}

/** A ticked facility; `count` is null where it is not counted or not yet typed. */
export interface PickedFacility extends ListingFacility {
  isCounted: boolean
}

type Member = FacilityGroup['subfacilities'][number]

/** Sent with 12 hours whatever is typed (wizard.md, sections 3 and 9). Known by its id, because admins change its names. */
export const ACCESS_IN_HOURS = 'car-access-in-hours'
export const ACCESS_HOURS = 12

export function isAccessInHours({ id }: Pick<ListingFacility, 'id'>): boolean {
  return id === ACCESS_IN_HOURS
}

/** Selecting adds the facility, deselecting removes it (wizard.md, section 4). */
export function toggleFacility(
  picked: readonly PickedFacility[],
  group: FacilityGroup,
  member: Member,
): PickedFacility[] {
  const others = picked.filter((one) => one.id !== member._id)
  return others.length < picked.length ? others : [...others, pickedOf(group, member)]
}

/** The number of a counted facility, null when the input is emptied; the hours of access stay 12. */
export function countFacility(
  picked: readonly PickedFacility[],
  id: string,
  count: number | null,
): PickedFacility[] {
  return picked.map((one) => {
    if (one.id !== id || !one.isCounted) return one
    return { ...one, count: isAccessInHours(one) ? ACCESS_HOURS : count }
  })
}

/** The map of ticked ids that the facilities step emits, with the hours of access (wizard.md, section 3). */
export function leisureOf(picked: readonly Pick<ListingFacility, 'id'>[]): Record<string, true | number> {
  const ticked: [string, true | number][] = picked.map((one) => [one.id, true])
  const access: [string, number][] = picked.some(isAccessInHours) ? [['accessInHours', ACCESS_HOURS]] : []
  return Object.fromEntries([...ticked, ...access])
}

/** A counted facility starts empty, because a default such as 1 could be a wrong pool depth in cm. */
function pickedOf(group: FacilityGroup, member: Member): PickedFacility {
  const facility = {
    id: member._id,
    name: namesOfMember(member),
    group: namesOfGroup(group),
    groupImage: group.image || null,
    image: member.image || null,
    isCounted: member.isNumber,
  }
  if (!member.isNumber) return { ...facility, count: null }
  return { ...facility, count: isAccessInHours(facility) ? ACCESS_HOURS : member.value }
}
