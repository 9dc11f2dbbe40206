import { array, type InferType, number } from 'yup'
import { codeSchema, firstNameSchema, phoneBody } from '@/lib/domain/account/account'
import { paySourceFields } from '@/lib/domain/booking/money/pay-source'
import { exactObject } from '@/lib/domain/exact-object'
import { userName } from '@/lib/domain/text/text'
import { MAX_TITLE, SPLIT_BOUNDS } from './split'

const MOST_SAR = 1_000_000

/** POST bookings/{id}/split: the shares in SAR, the guest's own first; with a title they are equal places of a match. */
export const splitBody = exactObject({
  shares: array(
    number()
      .required()
      .min(0.01)
      .max(MOST_SAR)
      .test('matches', (value) => value === undefined || Number.isInteger(Math.round(value * 1e6) / 1e4)),
  )
    .required()
    .min(SPLIT_BOUNDS.minPeople)
    .max(SPLIT_BOUNDS.maxPeople),
  title: userName(MAX_TITLE),
})
export type SplitBody = InferType<typeof splitBody>

/**
 * POST splits/{token}/pay: which share, and what pays it. Another place of a match is asked for by how many the payer has paid
 * already: a call that is repeated, or comes from an older page, pays none.
 */
export const sharePayBody = exactObject({
  share: number().required().integer().min(1).max(SPLIT_BOUNDS.maxPeople),
  ownPlaces: number().integer().min(0).max(SPLIT_BOUNDS.maxPeople),
  ...paySourceFields,
})

/** POST splits/{token}/payer: the code that was sent to the number, and a first name for the guest to read. */
export const payerBody = phoneBody
  .shape({ otp: codeSchema, firstName: firstNameSchema.required() })
  .noUnknown()
