import { type InferType, number, string } from 'yup'
import { exactObject } from '@/lib/domain/exact-object'
import { fromSar, type Halalas, toSar } from '@/lib/domain/money'
import { MAX_REASON } from '@/lib/domain/reason'
import { userText } from '@/lib/domain/text/text'
import { isDay } from '@/lib/domain/time/days'

/** What a line of a settlement moves. `adjustment` is what the provider names otherwise. */
export const SETTLEMENT_LINE_KINDS = [
  'payment',
  'refund',
  'chargeback',
  'fee',
  'penalty',
  'transfer_fee',
  'adjustment',
] as const
export type SettlementLineKind = (typeof SETTLEMENT_LINE_KINDS)[number]

/** The kinds that are a cost by themselves. */
export const COST_KINDS: readonly SettlementLineKind[] = ['fee', 'penalty', 'transfer_fee']

/** `open` waits for an admin; `explained` was explained by one. */
export const SETTLEMENT_LINE_STATES = ['matched', 'open', 'explained'] as const
export type SettlementLineState = (typeof SETTLEMENT_LINE_STATES)[number]

/** Why nothing of ours explains a line. */
export const LINE_PROBLEMS = [
  'unknown_payment',
  'other_amount',
  'settled_before',
  'unknown_refund',
  'unknown_kind',
] as const
export type LineProblem = (typeof LINE_PROBLEMS)[number]

/** What an admin finds a line to be: payments at the provider, fees of it, or a loss (or gain) of Diyar. */
export const EXPLANATIONS = ['payments', 'fees', 'loss'] as const
export type Explanation = (typeof EXPLANATIONS)[number]

/** How a settlement came to us. */
export const SETTLEMENT_SOURCES = ['api', 'file'] as const
export type SettlementSource = (typeof SETTLEMENT_SOURCES)[number]

/** Whether lines of a settlement still wait. */
export const SETTLEMENT_STATES = ['open', 'whole'] as const

/** A captured payment that no settlement names after so many days is a difference; the provider settles twice a week. */
export const SETTLED_WITHIN_DAYS = 10

/** The sum of a settlement's lines is what the provider says, otherwise nothing of it is believed. */
export function isWholeSettlement(
  lines: readonly { netHalalas: Halalas }[],
  transferredHalalas: Halalas,
): boolean {
  return lines.reduce((sum, { netHalalas }) => sum + netHalalas, 0) === transferredHalalas
}

/** A file of the provider or of the bank, as text. */
export const MAX_FILE_CHARACTERS = 2_000_000
export const fileText = string().min(1).max(MAX_FILE_CHARACTERS).required()

const sar = (least: number) =>
  number()
    .min(least)
    .max(20_000_000)
    .test('matches', (value) => value === undefined || toSar(fromSar(value)) === value)

/** POST admin/settlements/files: the provider's file has neither its id nor its sum, so the admin types them. */
export const settlementFileBody = exactObject({
  settlementId: string()
    .trim()
    .matches(/^[\w-]{1,64}$/)
    .required(),
  /** in SAR, as it reached the bank; negative where the provider took */
  amount: sar(-20_000_000).required(),
  /** of the transfer itself, its VAT inside, and that VAT */
  transferFee: sar(0).default(0),
  transferFeeVat: sar(0)
    .default(0)
    .when('transferFee', ([fee], schema) => schema.max(fee ?? 0)),
  reference: userText(64).trim().default(''),
  day: string()
    .required()
    .test('not_a_day', (value) => !value || isDay(value)),
  text: fileText,
})
export type SettlementFileBody = InferType<typeof settlementFileBody>

export const explanationBody = exactObject({
  as: string().oneOf(EXPLANATIONS).required(),
  reason: userText(MAX_REASON).trim().required(),
})
export type ExplanationBody = InferType<typeof explanationBody>
