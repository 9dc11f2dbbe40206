import webPush from 'web-push'

/** A browser's address at its push service, with the keys that only the browser can read with. */
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
 * Sends one encrypted note to one browser (RFC 8030, 8291, 8292). `gone` when the browser will never hear it again;
 * rejects when the service refuses it otherwise or does not answer in time.
 */
export interface PushSender {
  send(target: PushTarget, payload: string, keys: PushKeys): Promise<'sent' | 'gone'>
}

const TIMEOUT_MS = 10_000
/** After a day nobody wants to hear of it on a lock screen; the list has it anyway. */
const TTL_SECONDS = 86_400
const GONE = [404, 410]

export function newPushKeys(): PushKeys {
  return webPush.generateVAPIDKeys()
}

/** `contact` is told to the services: an https address or a mailto. */
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
