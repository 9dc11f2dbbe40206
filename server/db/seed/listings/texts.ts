import { IntlMessageFormat } from 'intl-messageformat'
import { COMMON_HOUSE_RULES, listingTypeOf } from '@/lib/domain/listing/listing-types'
import { inBothLanguages } from '@/lib/domain/listing/rule-languages'
import type { HouseRule } from '@/lib/domain/listing/vocabulary'
import { descriptions, filled } from '@/server/db/seed/content'
import type { Shape } from './facts'
import type { PlannedListing } from './plan'

export interface ListingTexts {
  description: string
  descriptionAr: string
  address: string
  landmark: string
  rules: HouseRule[]
  additionalRules: string[]
}

interface Sentence {
  en: string
  ar: string
  /** what the building must have */
  needs?: readonly string[]
}

/** Counted nouns as they stand after a preposition, by the plural rules of the language. */
const COUNTED = {
  guests: {
    en: '{n, plural, one {# guest} other {# guests}}',
    ar: '{n, plural, one {ضيف واحد} two {ضيفين} few {# ضيوف} many {# ضيفًا} other {# ضيف}}',
  },
  players: {
    en: '{n, plural, one {# player} other {# players}} and their friends',
    ar: '{n, plural, one {لاعب واحد} two {لاعبين اثنين} few {# لاعبين ومشجعين} many {# لاعبًا ومشجعًا} other {# لاعب ومشجع}}',
  },
  people: {
    en: '{n, plural, one {# person} other {# people}}',
    ar: '{n, plural, one {شخص واحد} two {شخصين} few {# أشخاص} many {# شخصًا} other {# شخص}}',
  },
} as const
const DIGITS_OF = { en: 'en', ar: 'ar-u-nu-latn' } as const

/** The numbers of a listing in words of a language. */
function numbersIn(language: 'en' | 'ar', { areaSqm, maxGuests }: Pick<Shape, 'areaSqm' | 'maxGuests'>) {
  const counted = (noun: keyof typeof COUNTED) =>
    String(new IntlMessageFormat(COUNTED[noun][language], DIGITS_OF[language]).format({ n: maxGuests }))
  return {
    area: areaSqm.toLocaleString('en-US'),
    guests: counted('guests'),
    players: counted('players'),
    people: counted('people'),
  }
}

export function textsOf(plan: PlannedListing, shape: Shape): ListingTexts {
  const { type, random, city, district, building } = plan
  const features: readonly string[] = building.has
  const fits = ({ needs = [] }: Sentence) => needs.every((need) => features.includes(need))
  const openings: readonly Sentence[] = descriptions.openings[type]
  const highlights: readonly Sentence[] = descriptions.highlights[type]
  const sentences = [
    random.pick(openings.filter(fits)),
    ...random.some(highlights, highlights.length).filter(fits).slice(0, 2),
    random.pick(descriptions.closings),
  ]
  const location = random.pick(descriptions.addresses)
  return {
    description: sentences
      .map(({ en }) => filled(en, { ...numbersIn('en', shape), district: district.en, city: city.name }))
      .join(' '),
    descriptionAr: sentences
      .map(({ ar }) => filled(ar, { ...numbersIn('ar', shape), district: district.ar, city: city.name_ar }))
      .join(' '),
    address: `${filled(location.ar, { district: district.ar })}، ${city.name_ar}`,
    landmark: filled(location.en, { district: district.en }),
    rules: [...random.some(COMMON_HOUSE_RULES, 3), ...random.some(listingTypeOf(type).rules, 2)],
    additionalRules: random.chance(0.4) ? [inBothLanguages(random.pick(descriptions.additionalRules))] : [],
  }
}
