import { normaliseArabic } from '@/lib/domain/arabic'
import type { FacilityGroup } from '@/lib/domain/catalogue'

/** The members of a group whose name, or whose group's name, holds the text in either language; all for no text. */
export function membersFound(group: FacilityGroup, text: string): FacilityGroup['subfacilities'] {
  const wanted = plain(text)
  const has = (...names: string[]) => names.some((name) => plain(name).includes(wanted))
  if (wanted === '' || has(group.name, group.name_arr)) return group.subfacilities
  return group.subfacilities.filter((member) => has(member.title, member.name_arr))
}

const plain = (text: string) => normaliseArabic(text)
