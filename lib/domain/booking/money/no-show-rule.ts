import { type InferType, number, object, string } from 'yup'
import { MAX_REASON } from '@/lib/domain/reason'
import { userText } from '@/lib/domain/text/text'
import { isDay } from '@/lib/domain/time/days'
import { MAX_NO_SHOW_HOURS } from './no-show'

/** POST admin/no-show-rules; the server knows which days are ahead. */
export const noShowRuleBody = object({
  afterHours: number().required().integer().min(0).max(MAX_NO_SHOW_HOURS),
  chargedPercent: number().required().integer().min(0).max(100),
  holdsFrom: string()
    .required()
    .test('not_a_day', (value) => value === undefined || isDay(value)),
  reason: userText(MAX_REASON).trim().required(),
})
  .noUnknown()
  .exact()
export type NoShowRuleBody = InferType<typeof noShowRuleBody>
