import { setTimeout as pause } from 'node:timers/promises'

/** A text message; `to` is a stored number, +9665XXXXXXXX. */
export interface SmsMessage {
  to: string
  text: string
  /** equal for retries of a message; codes have none and are never logged */
  reference?: string
}

/** Sends one text message; rejects when the service refuses it or times out. */
export interface SmsSender {
  send(message: SmsMessage): Promise<void>
}

export const SMS_SERVICES = ['unifonic', 'taqnyat'] as const
type SmsService = (typeof SMS_SERVICES)[number]

export interface SmsSettings {
  service: SmsService
  /** replaces the service's public address */
  url?: string
  token: string
  senderName: string
  timeoutMs: number
}

/** The default without a service: logs the text of notifications, never a number or a code. */
export function consoleSms(log: { info(about: object, line: string): void }): SmsSender {
  return {
    send: async ({ text, reference }) =>
      log.info(reference ? { text } : {}, 'text message kept back: no SMS_SERVICE is set'),
  }
}

interface Dialect {
  url: string
  request(message: SmsMessage, settings: SmsSettings): { headers: Record<string, string>; body: string }
  /** whether an answer with a success status means that the message was accepted */
  isTaken(answer: Record<string, unknown>): boolean
}

/** Both services expect +9665XXXXXXXX as digits with the country code. */
const digitsOf = (phone: string) => phone.replace('+', '')

/** The HTTP API of each service, from its public documentation. */
const DIALECTS: Record<SmsService, Dialect> = {
  unifonic: {
    url: 'https://el.cloud.unifonic.com/rest/SMS/messages',
    request: ({ to, text, reference }, { token, senderName }) => ({
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams({
        AppSid: token,
        SenderID: senderName,
        Recipient: digitsOf(to),
        Body: text,
        responseType: 'JSON',
        ...(reference ? { CorrelationID: reference } : {}),
      }).toString(),
    }),
    isTaken: ({ success }) => String(success) === 'true',
  },
  taqnyat: {
    url: 'https://api.taqnyat.sa/v1/messages',
    request: ({ to, text }, { token, senderName }) => ({
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ recipients: [digitsOf(to)], body: text, sender: senderName }),
    }),
    isTaken: ({ statusCode }) => statusCode === 201,
  },
}

/** Sends through Unifonic or Taqnyat over HTTP; rejects when the service refuses it or after `timeoutMs`. */
export function serviceSms(settings: SmsSettings): SmsSender {
  const dialect = DIALECTS[settings.service]
  return {
    async send(message) {
      const response = await fetch(settings.url ?? dialect.url, {
        method: 'POST',
        ...dialect.request(message, settings),
        signal: AbortSignal.timeout(settings.timeoutMs),
      })
      const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>
      if (!response.ok || !dialect.isTaken(answer)) {
        throw new Error(`${settings.service} did not take a text message (status ${response.status})`)
      }
    },
  }
}

const CODE_TRIES = 3
const CODE_PAUSE_MS = 400

/** For codes, which cannot wait for the outbox: up to three tries, 400 ms apart; rejects after the last. */
export async function sendWithRetries(
  sms: SmsSender,
  message: SmsMessage,
  tries = CODE_TRIES,
): Promise<void> {
  try {
    await sms.send(message)
  } catch (error) {
    if (tries <= 1) throw error
    await pause(CODE_PAUSE_MS)
    await sendWithRetries(sms, message, tries - 1)
  }
}
