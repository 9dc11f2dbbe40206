import { Type } from '@sinclair/typebox'
import { is, named, nullable } from '@/lib/contract/schema'
import { WeekPrices } from '@/lib/contract/schemas/booking/bookable'
import type * as content from '@/lib/domain/listing/content'
import { Draft } from './draft'

export const ListingContent = is<content.ListingContent>()(
  named(
    'ListingContent',
    "The vendor's part of a listing, as codecs read it from the wire: a draft without its check boxes.",
    {
      ...Type.Omit(Draft, ['week', 'suitableFor', 'addOns']).properties,
      week: WeekPrices,
      suitableFor: Type.Object({
        birthdays: Type.Optional(nullable(Type.Number())),
        weddings: Type.Optional(nullable(Type.Number())),
        graduations: Type.Optional(nullable(Type.Number())),
        meetings: Type.Optional(nullable(Type.Number())),
        photography: Type.Optional(nullable(Type.Number())),
      }),
      addOns: Type.Object({
        sleepover: Type.Optional(nullable(Type.Number())),
        birthdayArrangements: Type.Optional(nullable(Type.Number())),
        weddingArrangements: Type.Optional(nullable(Type.Number())),
        buffet: Type.Optional(nullable(Type.Number())),
        photographer: Type.Optional(nullable(Type.Number())),
        weddingCake: Type.Optional(nullable(Type.Number())),
      }),
    },
  ),
)
