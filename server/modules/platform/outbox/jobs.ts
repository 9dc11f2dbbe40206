import type { MessageMoment } from '@/lib/domain/messages/template-moments'
import type { LiveEvents } from '@/lib/domain/notifications/live-events'
import type { JobKind } from '@/lib/domain/status/job-kinds'
import type { PaymentEvent, SETTLEMENT_EVENT } from '@/server/ports/payments/webhook'

/** The payload of each kind of job: ids, never phone numbers, addresses or codes. */
export interface JobPayloads {
  /** emit to the open pages, and enqueue the channels that the reader chose */
  notification: { notificationId: string }
  sms: { notificationId: string }
  mail: { notificationId: string }
  /** send a push message to one of the reader's devices */
  push: { notificationId: string; deviceId: string }
  /** mail a contact message */
  contact: { messageId: string }
  /** send an admin's answer to the sender of a contact message */
  contactAnswer: { eventId: string }
  booking: ({ userId: string } | { vendorId: string }) & LiveEvents['booking']
  /** emit to the open pages of both sides */
  message: { messageId: string }
  /** send a template to the guest of a booking */
  templateMessage: { bookingId: string; moment: MessageMoment }
  /** remind of an unread conversation */
  missedSms: { conversationId: string; userId: string }
  missedMail: { conversationId: string; userId: string }
  /** a text message to an invited number without an account */
  invitation: { invitationId: string }
  /** the sandbox provider announces a change of a payment, or a settlement */
  sandboxWebhook: { providerId: string; event: PaymentEvent | typeof SETTLEMENT_EVENT }
  /** read a settlement of the provider and import it */
  settlement: { settlementId: string }
  /** cancel a booking of a suspended vendor in the name of the admin */
  cancelBooking: { bookingId: string; adminId: string; reason: string }
  /** try a delivery to an endpoint of `vendorId` that has had so many attempts */
  webhook: { deliveryId: string; attempts: number; vendorId: string }
  /** send the electronic invoice of a document to ZATCA */
  einvoice: { invoiceId: string }
}

export type Job = { [Kind in JobKind]: { kind: Kind; payload: JobPayloads[Kind] } }[JobKind]

/** Runs a job and returns the jobs that follow from it; rejects when it must be retried. */
export type JobHandlers = {
  [Kind in JobKind]: (payload: JobPayloads[Kind], workId: string) => Promise<Job[]>
}
