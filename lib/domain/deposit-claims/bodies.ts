import { array, boolean, type InferType, number, string } from 'yup'
import { exactObject } from '@/lib/domain/exact-object'
import { MAX_REASON } from '@/lib/domain/reason'
import { userText } from '@/lib/domain/text/text'
import { MAX_CLAIM_PHOTOS } from './claim'

const HALALA_SAR = 0.01
/** Above every deposit; the exact bound is what is held. */
const MOST_SAR = 1_000_000

/** SAR in whole halalas, as exactly as a decimal number can say it. */
const sarAmount = (least: number) =>
  number()
    .required()
    .min(least)
    .max(MOST_SAR)
    .test('matches', (value) => value === undefined || Number.isInteger(Math.round(value * 1e6) / 1e4))

const hasPhotos = (photos: unknown[] | undefined) => photos === undefined || photos.length > 0

/** POST vender/bookings/{id}/deposit/claim; photos are addresses of private uploads. */
export const claimBody = exactObject({
  amount: sarAmount(HALALA_SAR),
  reason: userText(MAX_REASON).trim().required(),
  photos: array(string().required().max(200))
    .required()
    .test('image_required', hasPhotos)
    .max(MAX_CLAIM_PHOTOS),
})
export type ClaimBody = InferType<typeof claimBody>

/** POST bookings/{id}/deposit/answer; who disagrees says why. */
export const answerBody = exactObject({
  agrees: boolean().required(),
  text: userText(MAX_REASON)
    .trim()
    .when('agrees', ([agrees], schema) => (agrees === false ? schema.required() : schema)),
})
export type AnswerBody = InferType<typeof answerBody>

/** POST admin/deposit-claims/{id}/decide: what the vendor gets, and why, for both sides to read. */
export const decisionBody = exactObject({
  amount: sarAmount(0),
  reason: userText(MAX_REASON).trim().required(),
})
export type DecisionBody = InferType<typeof decisionBody>
