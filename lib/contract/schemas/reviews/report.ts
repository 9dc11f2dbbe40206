import { type Static, Type } from '@sinclair/typebox'
import { is, named, noted, nullable, oneOf } from '@/lib/contract/schema'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import type * as report from '@/lib/domain/reviews/report'

export const ReportReason = is<report.ReportReason>()(
  oneOf([
    'other',
    'wrong_information',
    'wrong_photos',
    'wrong_price',
    'not_there',
    'outside_payment',
    'offensive',
    'untrue',
    'private_data',
    'advertising',
    'harassment',
    'fraud',
    'false_identity',
  ]),
)

export const ReportSubject = named('ReportSubject', 'What was reported, as far as it still exists.', {
  listing: nullable(LocalizedName, { description: 'the reported listing, or the one that it belongs to' }),
  href: nullable(Type.String(), { description: 'the page of the listing; null for users' }),
  text: nullable(Type.String(), { description: 'the text of the review or message' }),
  rating: nullable(Type.Number()),
  person: noted(LocalizedName, 'its author, owner or the reported user'),
  isHidden: Type.Boolean({ description: 'the review is hidden' }),
})
export type ReportSubject = Static<typeof ReportSubject>
