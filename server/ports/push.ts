import webPush from 'web-push'

/** A push subscription: the service's URL for one browser, and the keys to encrypt for it. */
interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

export interface PushKeys {
  publicKey: string
  privateKey: string
}

/**
 * Sends one encrypted message to one browser (RFC 8030, 8291, 8292). `gone`: the subscription has ended; rejects on any
 * other refusal or timeout.
 */
export interface PushSender {
  send(target: PushTarget, payload: string, keys: PushKeys): Promise<'sent' | 'gone'>
}

const TIMEOUT_MS = 10_000
/** After a day the message is obsolete; the list of notifications still has it. */
const TTL_SECONDS = 86_400
const GONE = [404, 410]

export function newPushKeys(): PushKeys {
  return webPush.generateVAPIDKeys()
}

/** `contact` is sent to the push services: an https or mailto address (RFC 8292). */
export function webPushSender(contact: string): PushSender {
  return {
    async send({ endpoint, p256dh, auth }, payload, keys) {
      const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject: contact, ...keys },
        TTL: TTL_SECONDS,
        contentEncoding: 'aes128gcm',
      })
      const answer = await fetch(request.endpoint, {
        method: 'POST',
        headers: request.headers as Record<string, string>,
        body: new Uint8Array(request.body),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await answer.body?.cancel()
      if (GONE.includes(answer.status)) return 'gone'
      if (!answer.ok) throw new Error(`the push service answered ${answer.status}`)
      return 'sent'
    },
  }
}
