import { Type } from '@sinclair/typebox'
import { is, named } from '@/lib/contract/schema'
import type * as bilingual from '@/lib/domain/text/bilingual'

export const Bilingual = is<bilingual.Bilingual>()(
  named('Bilingual', 'A text in both languages.', { en: Type.String(), ar: Type.String() }),
)

export const LocalizedName = is<bilingual.LocalizedName>()(
  named('LocalizedName', 'A name in both languages on the wire.', {
    name: Type.String(),
    name_ar: Type.String(),
  }),
)
