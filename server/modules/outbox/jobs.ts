import type { LiveEvents } from '@/lib/domain/notifications/live-events'
import type { JobKind } from '@/server/db/schema/outbox'

/** What each kind of work needs to know: ids, and never a phone number, an address or a code. */
export interface JobPayloads {
  /** tell the open pages, and pass on to the channels that the reader chose */
  notification: { notificationId: string }
  sms: { notificationId: string }
  mail: { notificationId: string }
  /** show a headline on one of the reader's devices */
  push: { notificationId: string; deviceId: string }
  /** mail what a visitor wrote to us */
  contact: { messageId: string }
  booking: { userId: string } & LiveEvents['booking']
  /** tell the open pages of both sides */
  message: { messageId: string }
  /** somebody has not read a conversation for a while */
  missedSms: { conversationId: string; userId: string }
  missedMail: { conversationId: string; userId: string }
}

export type Job = { [Kind in JobKind]: { kind: Kind; payload: JobPayloads[Kind] } }[JobKind]

/** Does the work and answers what follows from it; rejects when it must be tried again. */
export type JobHandlers = {
  [Kind in JobKind]: (payload: JobPayloads[Kind], workId: string) => Promise<Job[]>
}
