import { Type } from '@sinclair/typebox'
import { withPayloadFields } from '@/lib/contract/listing-fields'
import type * as wire from '@/lib/domain/listing/wire'
import { AnswerOnly } from './answer-wire'

export const ListingWire = Type.Unsafe<wire.ListingWire>({
  ...withPayloadFields(AnswerOnly),
  title: 'ListingWire',
  description:
    'A listing in an answer: the payload with the same names, and the fields of `AnswerOnly`; money in SAR.',
})
