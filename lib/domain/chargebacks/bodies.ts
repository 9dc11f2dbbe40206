import { type InferType, number, string } from 'yup'
import { exactObject } from '@/lib/domain/exact-object'
import { ID } from '@/lib/domain/id'
import { MAX_REASON } from '@/lib/domain/reason'
import { userText } from '@/lib/domain/text/text'
import { isCalendarDay } from '@/lib/domain/time/days'
import { CHARGEBACK_CARRIERS, CHARGEBACK_REASON_NAMES } from './carrier'
import { CHARGEBACK_ENDINGS } from './chargeback'

const HALALA_SAR = 0.01
const MOST_SAR = 1_000_000

/** SAR in whole halalas, as exactly as a decimal number can say it. */
const sarAmount = (least: number) =>
  number()
    .min(least)
    .max(MOST_SAR)
    .test('matches', (value) => value === undefined || Number.isInteger(Math.round(value * 1e6) / 1e4))

/** POST admin/chargebacks: `evidenceBy` is the last day of Riyadh on which evidence is taken. */
export const openBody = exactObject({
  payment: string().required().matches(ID),
  reference: userText(80).trim().required(),
  amount: sarAmount(HALALA_SAR).required(),
  cause: string().oneOf(CHARGEBACK_REASON_NAMES).required(),
  evidenceBy: string()
    .required()
    .test('not_a_day', (value) => !value || isCalendarDay(value)),
})
export type OpenBody = InferType<typeof openBody>

/** POST admin/chargebacks/{id}/decide: who bears what is lost, and why. */
export const decideBody = exactObject({
  event: string().oneOf(CHARGEBACK_ENDINGS).required(),
  carrier: string()
    .oneOf(CHARGEBACK_CARRIERS)
    .when('event', ([event], schema) => (event === 'win' ? schema : schema.required())),
  reason: userText(MAX_REASON).trim().required(),
})
export type DecideBody = InferType<typeof decideBody>
