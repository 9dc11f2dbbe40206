import { type InferType, object, string } from 'yup'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { MAX_REASON } from '@/lib/domain/reason'
import type { LocalizedName } from '@/lib/domain/text/bilingual'
import { userText } from '@/lib/domain/text/text'
import { type Day, isDay } from '@/lib/domain/time/days'
import type { RateState } from './rates'
import { type StayVatRule, UNREGISTERED_STAY_VATS } from './stay-vat'

/** POST admin/stay-vat-rules; without `listingType` for every type. The server knows which days are ahead. */
export const stayVatRuleBody = object({
  listingType: string().oneOf(PROPERTY_TYPES),
  accountedBy: string().oneOf(UNREGISTERED_STAY_VATS).required(),
  holdsFrom: string()
    .required()
    .test('not_a_day', (value) => value === undefined || isDay(value)),
  reason: userText(MAX_REASON).trim().required(),
})
  .noUnknown()
  .exact()
export type StayVatRuleBody = InferType<typeof stayVatRuleBody>

/** A rule as admins read it. */
export interface StayVatRuleWire extends StayVatRule {
  _id: string
  state: RateState
  reason: string
  /** who added it */
  by: LocalizedName | null
  createdAt: string
}

/** GET admin/stay-vat-rules: the latest day first; `earliest` is the first day from which another one can hold. */
export interface StayVatRuleListWire {
  data: StayVatRuleWire[]
  earliest: Day
}
