/** The kinds of jobs; `JobPayloads` in server/modules/platform/outbox/jobs.ts has the payload of each. */
export const JOB_KINDS = [
  'notification',
  'sms',
  'mail',
  'push',
  'contact',
  'contactAnswer',
  'booking',
  'message',
  'templateMessage',
  'missedSms',
  'missedMail',
  'invitation',
  'sandboxWebhook',
  'settlement',
  'cancelBooking',
  'webhook',
  'einvoice',
] as const
export type JobKind = (typeof JOB_KINDS)[number]
