import type { LocalizedName } from '@/lib/domain/text/bilingual'

/** The name of a city, a district or a listing for the wire. */
export const rowName = ({ name, nameAr }: { name: string; nameAr: string }): LocalizedName => ({
  name,
  name_ar: nameAr,
})
