import { type RequestOptions, request } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isFeedAddress, publicLookup } from './calendar-feeds'

/**
 * Posts a signed body to a vendor's https address; resolves with the status of the answer, whose body is not read.
 * Rejects without an answer, after 10 s, and for an address that is not public. No redirect is followed.
 */
export interface WebhookSender {
  post(url: string, body: string, headers: Record<string, string>): Promise<number>
}

const TIMEOUT_MS = 10_000

export function httpsWebhooks(lookup: LookupFunction, options: RequestOptions = {}): WebhookSender {
  return {
    post: (url, body, headers) => {
      if (!isFeedAddress(url)) return Promise.reject(new Error('not a public address'))
      return new Promise((resolve, reject) => {
        const call = request(url, {
          ...{ method: 'POST', lookup: publicLookup(lookup), agent: false },
          ...{ signal: AbortSignal.timeout(TIMEOUT_MS), headers, ...options },
        })
        call.on('error', reject)
        call.on('response', (answer) => {
          answer.destroy()
          resolve(answer.statusCode ?? 0)
        })
        call.end(body)
      })
    },
  }
}
