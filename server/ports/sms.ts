import type { FastifyBaseLogger } from 'fastify'

/** A text for one phone; `to` is a stored number, +9665XXXXXXXX. */
export interface SmsMessage {
  to: string
  text: string
}

/** Sends one text message; rejects when the service refuses it or does not answer in time. */
export interface SmsSender {
  send(message: SmsMessage): Promise<void>
}

export interface SmsSettings {
  url: string
  token: string
  senderName: string
  timeoutMs: number
}

/** The embedded default: nothing leaves the machine, and neither number nor code reaches the log. */
export function silentSms(log: Pick<FastifyBaseLogger, 'info'>): SmsSender {
  return {
    send: async () => log.info('text message kept back: no SMS_URL is set'),
  }
}

/** A service that takes `POST { to, from, text }` with a bearer token. */
export function httpSms(settings: SmsSettings): SmsSender {
  return {
    async send(message) {
      const response = await fetch(settings.url, {
        method: 'POST',
        headers: { authorization: `Bearer ${settings.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ ...message, from: settings.senderName }),
        signal: AbortSignal.timeout(settings.timeoutMs),
      })
      if (!response.ok) throw new Error(`the text message service answered ${response.status}`)
    },
  }
}
