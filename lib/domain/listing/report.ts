import { object, string } from 'yup'

/** What a visitor can report about a place, in the order of the list. */
export const REPORT_REASONS = [
  'wrong_information',
  'wrong_photos',
  'wrong_price',
  'not_there',
  'outside_payment',
  'offensive',
  'other',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export const MAX_REPORT_TEXT = 1000

/** The body of POST services/{id}/report; only "other" needs words of one's own. */
export const reportBody = object({
  reason: string().required().oneOf(REPORT_REASONS),
  text: string()
    .max(MAX_REPORT_TEXT)
    .when('reason', ([reason], schema) => (reason === 'other' ? schema.required().matches(/\S/) : schema)),
}).noUnknown()
export type ReportBody = ReturnType<typeof reportBody.validateSync>
