/** A text in both languages. */
export interface Bilingual {
  en: string
  ar: string
}

/** A name in both languages on the wire. */
export interface LocalizedName {
  name: string
  name_ar: string
}

export const nameToWire = ({ en, ar }: Bilingual): LocalizedName => ({ name: en, name_ar: ar })
export const nameFromWire = ({ name, name_ar }: LocalizedName): Bilingual => ({ en: name, ar: name_ar })
