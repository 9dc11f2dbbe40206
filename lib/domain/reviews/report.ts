import { type InferType, string } from 'yup'
import { exactObject } from '@/lib/domain/exact-object'
import { ID } from '@/lib/domain/id'
import { userText } from '@/lib/domain/text/text'

/** What can be reported, and for which reasons, in the order of the list. */
export const REPORT_REASONS = {
  service: [
    'wrong_information',
    'wrong_photos',
    'wrong_price',
    'not_there',
    'outside_payment',
    'offensive',
    'other',
  ],
  review: ['untrue', 'offensive', 'private_data', 'advertising', 'other'],
  message: ['offensive', 'harassment', 'outside_payment', 'advertising', 'fraud', 'other'],
  person: ['fraud', 'harassment', 'false_identity', 'outside_payment', 'other'],
} as const
export type ReportKind = keyof typeof REPORT_REASONS
export type ReportReason = (typeof REPORT_REASONS)[ReportKind][number]
export const REPORT_KINDS = Object.keys(REPORT_REASONS) as ReportKind[]
const isReportKind = (kind: unknown): kind is ReportKind => REPORT_KINDS.some((known) => known === kind)
export const ALL_REPORT_REASONS: readonly ReportReason[] = [...new Set(Object.values(REPORT_REASONS).flat())]

/** Only a signed-in user can report these. */
export const NEEDS_ACCOUNT: readonly ReportKind[] = ['message', 'person']

export const MAX_REPORT_TEXT = 1000

/** The body of POST reports; `text` is required for the reason "other". */
export const reportBody = exactObject({
  kind: string().required().oneOf(REPORT_KINDS),
  subjectId: string().required().matches(ID),
  reason: string<ReportReason>()
    .required()
    .when('kind', ([kind], schema) => schema.oneOf(isReportKind(kind) ? REPORT_REASONS[kind] : [])),
  text: userText(MAX_REPORT_TEXT).when('reason', ([reason], schema) =>
    reason === 'other' ? schema.required().matches(/\S/) : schema,
  ),
})
export type ReportBody = InferType<typeof reportBody>
