import { createHmac, timingSafeEqual } from 'node:crypto'
import { TICKET_SECONDS } from '@/lib/domain/notifications/live-events'
import type { Language } from '@/server/i18n'

/** User, session and language of a socket. */
export interface TicketOwner {
  userId: string
  sessionHash: string
  language: Language
}

type Content = TicketOwner & { until: number }

/** A signed ticket, which any api process can verify by itself. */
export function makeTicket(secret: string, holder: TicketOwner, now: Date): string {
  const content: Content = { ...holder, until: now.getTime() + TICKET_SECONDS * 1000 }
  const body = Buffer.from(JSON.stringify(content)).toString('base64url')
  return `${body}.${signatureOf(secret, body)}`
}

/** The content of a ticket; null when it is forged or expired. */
export function readTicket(secret: string, ticket: unknown, now: Date): TicketOwner | null {
  if (typeof ticket !== 'string') return null
  const [body = '', signature = ''] = ticket.split('.')
  if (!isSame(signature, signatureOf(secret, body))) return null
  const { until, ...holder } = JSON.parse(Buffer.from(body, 'base64url').toString()) as Content
  return now.getTime() < until ? holder : null
}

function signatureOf(secret: string, body: string): string {
  return createHmac('sha256', secret).update(`socket ticket|${body}`).digest('base64url')
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
