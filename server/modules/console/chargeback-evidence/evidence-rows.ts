import { formatAmount } from '@/lib/domain/money'
import type { Language } from '@/server/i18n'
import type { loadEvidence } from '@/server/modules/bookings/chargebacks/load-evidence'
import type { listMessagesBetween } from '@/server/modules/conversations/messages/list-between'
import { lineText } from '@/server/modules/money/invoices/line-text'

export type Known = Awaited<ReturnType<typeof loadEvidence>> & {
  messages: Awaited<ReturnType<typeof listMessagesBetween>>
}

/** A label or an instant, and what is said of it. */
export type EvidenceRow = readonly [label: string, value: string]

export type TextOf = (key: string, params?: Record<string, string | number>) => string

/** How a language writes what is known. */
export interface Writer {
  text: TextOf
  word: TextOf
  language: Language
  at: (instant: Date) => string
  sar: (halalas: number) => string
}

export function paymentInDispute(
  { chargeback, payment }: Known,
  { text, word, at, sar }: Writer,
): EvidenceRow[] {
  return [
    [word('reference'), chargeback.reference],
    [word('reason'), text(`admin.chargebacks.reasons.${chargeback.reason}`)],
    [word('amount'), sar(chargeback.amountHalalas)],
    [word('paymentId'), payment.providerId],
    [word('paidAt'), `${at(payment.paidAt ?? payment.createdAt)} · ${sar(payment.amountHalalas)}`],
  ]
}

export function bookingFacts({ booking, guest, host }: Known, writer: Writer): EvidenceRow[] {
  const { text, word, at, language } = writer
  const { name, city } = booking.snapshot.service
  return [
    [word('code'), booking.code],
    [word('bookedAt'), at(booking.createdAt)],
    [word('place'), `${name[language]} · ${city[language]}`],
    [word('host'), fullName(host)],
    [word('guest'), joined(fullName(guest), guest.phone, guest.email)],
    [word('checkIn'), at(booking.checkInAt)],
    [word('checkOut'), at(booking.checkOutAt)],
    [word('state'), text(`admin.bookings.state.${booking.state}`)],
  ]
}

export function acceptedPrice({ booking }: Known, { word, sar, language }: Writer): EvidenceRow[] {
  return [
    ...booking.snapshot.lines.map(
      (line): EvidenceRow => [lineText(line, booking)[language], sar(line.amountHalalas)],
    ),
    [word('total'), sar(booking.totalHalalas)],
    [word('deposit'), sar(booking.depositHalalas)],
  ]
}

export function acceptedPolicy({ booking }: Known, { text, word, at }: Writer): EvidenceRow[] {
  const until = booking.freeCancellationUntil
  return [
    [
      text(`vocabulary.policy.${booking.snapshot.policy}`),
      until ? word('freeUntil', { at: at(until) }) : word('notFree'),
    ],
    [word('accepted'), at(booking.createdAt)],
  ]
}

export function movedMoney({ captured, returned }: Known, { text, word, at, sar }: Writer): EvidenceRow[] {
  return [
    ...captured.map(
      (one): EvidenceRow => [
        at(one.paidAt ?? one.createdAt),
        word('paid', { amount: formatAmount(one.amountHalalas), id: one.providerId }),
      ],
    ),
    ...returned.map(
      (one): EvidenceRow => [
        at(one.endedAt ?? one.createdAt),
        joined(text(`admin.bookings.payments.refund.${one.state}`), sar(one.amountHalalas)),
      ],
    ),
  ]
}

export function stepsTaken({ history }: Known, { text, at }: Writer): EvidenceRow[] {
  return history.map(({ step, actor }) => [
    at(step.createdAt),
    joined(
      text(`admin.bookings.state.${step.toState}`),
      text(`admin.bookings.roles.${step.role}`),
      actor && fullName(actor),
      step.reason,
    ),
  ])
}

export function writtenMessages({ messages }: Known, { word, at }: Writer): EvidenceRow[] {
  return messages.map(({ message, sender }) => [
    joined(at(message.createdAt), fullName(sender)),
    message.imageUploadId ? `${message.body} ${word('image')}`.trim() : message.body,
  ])
}

const fullName = ({ firstName, lastName }: Known['guest']) => [firstName, lastName].filter(Boolean).join(' ')

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ')
