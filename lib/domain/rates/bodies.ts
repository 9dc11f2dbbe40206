import { type InferType, number, string } from 'yup'
import { MAX_NO_SHOW_HOURS } from '@/lib/domain/booking/money/no-show'
import { exactObject } from '@/lib/domain/exact-object'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { MAX_REASON } from '@/lib/domain/reason'
import { userText } from '@/lib/domain/text/text'
import { isDay } from '@/lib/domain/time/days'
import { MAX_RATE_PERCENT, RATE_KINDS } from './rates'
import { UNREGISTERED_STAY_VATS } from './stay-vat'

/** What every dated rule has; the server knows which days are ahead. */
const dated = {
  holdsFrom: string()
    .required()
    .test('not_a_day', (value) => value === undefined || isDay(value)),
  reason: userText(MAX_REASON).trim().required(),
}

const isTwoDecimals = (percent: number) => Math.round(percent * 100) / 100 === percent

/** POST admin/rates. */
export const rateBody = exactObject({
  kind: string().oneOf(RATE_KINDS).required(),
  percent: number()
    .required()
    .min(0)
    .max(MAX_RATE_PERCENT)
    .test('matches', (value) => value === undefined || isTwoDecimals(value)),
  ...dated,
})
export type RateBody = InferType<typeof rateBody>

/** POST admin/stay-vat-rules; without `listingType` for every type. */
export const stayVatRuleBody = exactObject({
  listingType: string().oneOf(PROPERTY_TYPES),
  accountedBy: string().oneOf(UNREGISTERED_STAY_VATS).required(),
  ...dated,
})
export type StayVatRuleBody = InferType<typeof stayVatRuleBody>

/** POST admin/no-show-rules. */
export const noShowRuleBody = exactObject({
  afterHours: number().required().integer().min(0).max(MAX_NO_SHOW_HOURS),
  chargedPercent: number().required().integer().min(0).max(100),
  ...dated,
})
export type NoShowRuleBody = InferType<typeof noShowRuleBody>
