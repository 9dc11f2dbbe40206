import { TICKET_SECONDS } from '@/lib/domain/notifications/live-events'
import type { Language } from '@/server/i18n'
import { isSigned, type Keys, sign } from '@/server/rotating-keys'

/** User, session and language of a socket. */
export interface TicketOwner {
  userId: string
  sessionHash: string
  language: Language
}

type Content = TicketOwner & { until: number }

/** A signed ticket, which any api process can verify by itself. */
export function makeTicket(keys: Keys, holder: TicketOwner, now: Date): string {
  const content: Content = { ...holder, until: now.getTime() + TICKET_SECONDS * 1000 }
  const body = Buffer.from(JSON.stringify(content)).toString('base64url')
  return `${body}.${sign(keys, signedText(body))}`
}

/** The content of a ticket; null when it is forged or expired. */
export function readTicket(keys: Keys, ticket: unknown, now: Date): TicketOwner | null {
  if (typeof ticket !== 'string') return null
  const [body = '', signature = ''] = ticket.split('.')
  if (!isSigned(keys, signedText(body), signature)) return null
  const { until, ...holder } = JSON.parse(Buffer.from(body, 'base64url').toString()) as Content
  return now.getTime() < until ? holder : null
}

const signedText = (body: string) => `socket ticket|${body}`
