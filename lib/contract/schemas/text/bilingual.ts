import { Type } from '@sinclair/typebox'
import { is } from '@/lib/contract/schema'
import type * as bilingual from '@/lib/domain/text/bilingual'

export const Bilingual = is<bilingual.Bilingual>()(
  Type.Object(
    { en: Type.String(), ar: Type.String() },
    { title: 'Bilingual', description: 'A text in both languages.' },
  ),
)

export const LocalizedName = is<bilingual.LocalizedName>()(
  Type.Object(
    { name: Type.String(), name_ar: Type.String() },
    { title: 'LocalizedName', description: 'A name in both languages on the wire.' },
  ),
)
