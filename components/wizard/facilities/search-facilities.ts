import { type FacilityGroup, namesOfGroup, namesOfMember } from '@/lib/domain/catalogue'
import { normaliseArabic } from '@/lib/domain/text/arabic'
import type { Bilingual } from '@/lib/domain/text/bilingual'

/** The members of a group whose name, or whose group's name, contains the text in either language; all for no text. */
export function searchFacilities(group: FacilityGroup, text: string): FacilityGroup['subfacilities'] {
  const wanted = plain(text)
  const has = (names: Bilingual) => [names.en, names.ar].some((name) => plain(name).includes(wanted))
  if (wanted === '' || has(namesOfGroup(group))) return group.subfacilities
  return group.subfacilities.filter((member) => has(namesOfMember(member)))
}

const plain = (text: string) => normaliseArabic(text)
