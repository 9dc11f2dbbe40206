import { type Static, Type } from '@sinclair/typebox'
import { is, named, noted, nullable, oneOf, tuple } from '@/lib/contract/schema'
import { NoShowTerms } from '@/lib/contract/schemas/rates/no-show'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import type * as catalogue from '@/lib/domain/catalogue'
import { CATALOGUE_STATUSES } from '@/lib/domain/catalogue'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { WIRE } from '@/lib/domain/wire-names'

export const City = named('City', 'The catalogue as the API answers it (marketplace.md, section 3).', {
  ...LocalizedName.properties,
  _id: Type.String(),
  slug: Type.String({ description: 'the city in page addresses; it stays when the name changes' }),
  oldSlugs: Type.Optional(
    Type.Array(Type.String(), { description: 'slugs that it had before; they lead to the present one' }),
  ),
  title: Type.String(),
  title_ar: Type.String(),
  image: Type.String(),
  status: oneOf(CATALOGUE_STATUSES),
  latitude: Type.Number(),
  longitude: Type.Number(),
})
export type City = Static<typeof City>

export const Banner = Type.Object(
  {
    _id: Type.String(),
    websiteImage: Type.String(),
    link: Type.String(),
    title: Type.String(),
    title_ar: Type.String(),
  },
  { title: 'Banner' },
)
export type Banner = Static<typeof Banner>

export const Category = Type.Object(
  {
    _id: Type.String(),
    type: oneOf(PROPERTY_TYPES),
    status: oneOf(CATALOGUE_STATUSES),
    category: Type.String(),
    category_name_ar: Type.String(),
    blurb: Type.String(),
    blurb_ar: Type.String(),
    image: Type.String(),
  },
  { title: 'Category' },
)
export type Category = Static<typeof Category>

export const FacilityGroup = is<catalogue.FacilityGroup>()(
  Type.Object(
    {
      _id: Type.String(),
      name: Type.String(),
      [WIRE.nameInArabic]: Type.String(),
      image: Type.String(),
      icon: Type.String(),
      subfacilities: Type.Array(
        Type.Object({
          _id: Type.String(),
          title: Type.String(),
          [WIRE.nameInArabic]: Type.String(),
          image: Type.String(),
          isNumber: Type.Boolean(),
          value: nullable(Type.Number()),
        }),
      ),
    },
    { title: 'FacilityGroup' },
  ),
)

export const SiteSettings = Type.Object(
  {
    websiteLogo: Type.String(),
    address: Type.String(),
    address_ar: Type.String(),
    phoneNo: Type.Array(Type.String()),
    email: Type.String(),
    location: Type.Optional(
      tuple([Type.Number(), Type.Number()], { description: 'latitude and longitude of the office' }),
    ),
    commissionPercent: Type.Optional(
      Type.Number({
        description:
          'what holds today in percent: the commission before VAT, and VAT; not in the specification',
      }),
    ),
    vatPercent: Type.Optional(Type.Number()),
    noShow: Type.Optional(
      noted(
        NoShowTerms,
        'what holds today for a guest who does not arrive; absent: nothing of the price comes back. Not in the specification',
      ),
    ),
    translates: Type.Optional(
      Type.Boolean({ description: 'whether pages offer translations; not in the specification' }),
    ),
    facebookLink: Type.String(),
    instagramLink: Type.String(),
    twitterLink: Type.String(),
    youTubeLink: Type.String(),
  },
  { title: 'SiteSettings' },
)
export type SiteSettings = Static<typeof SiteSettings>

export const Review = Type.Object(
  {
    _id: Type.String(),
    rating: Type.Number(),
    aspects: Type.Array(Type.Number()),
    text: Type.String(),
    language: oneOf(['ar', 'en']),
    author: LocalizedName,
    createdAt: Type.String(),
    answer: nullable(Type.String()),
    photos: Type.Array(Type.String(), { description: 'addresses without a width: see `pictureAt`' }),
  },
  { title: 'Review' },
)
export type Review = Static<typeof Review>
