import { type InferType, number, object, string } from 'yup'
import { MAX_REASON } from '@/lib/domain/reason'
import type { LocalizedName } from '@/lib/domain/text/bilingual'
import { userText } from '@/lib/domain/text/text'
import { type Day, isDay } from '@/lib/domain/time/days'
import { MAX_RATE_PERCENT, RATE_KINDS, type RateKind, type RateState } from './rates'

const isTwoDecimals = (percent: number) => Math.round(percent * 100) / 100 === percent

/** POST admin/rates; the server knows which days are ahead. */
export const rateBody = object({
  kind: string().oneOf(RATE_KINDS).required(),
  percent: number()
    .required()
    .min(0)
    .max(MAX_RATE_PERCENT)
    .test('matches', (value) => value === undefined || isTwoDecimals(value)),
  holdsFrom: string()
    .required()
    .test('not_a_day', (value) => value === undefined || isDay(value)),
  reason: userText(MAX_REASON).trim().required(),
})
  .noUnknown()
  .exact()
export type RateBody = InferType<typeof rateBody>

/** A rate as admins read it. */
export interface RateWire {
  _id: string
  kind: RateKind
  percent: number
  /** null: from the beginning, until the first rate was added */
  holdsFrom: Day | null
  state: RateState
  reason: string | null
  /** who added it and when; null where it was carried over */
  by: LocalizedName | null
  createdAt: string | null
}

/** GET admin/rates: the latest day first; `earliest` is the first day from which another rate can hold. */
export interface RateListWire {
  data: RateWire[]
  earliest: Day
}
