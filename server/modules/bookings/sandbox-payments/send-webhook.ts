import { createHmac } from 'node:crypto'
import type { Config } from '@/server/config'
import type { Deps } from '@/server/deps'
import type { Job, JobHandlers, JobPayloads } from '@/server/modules/platform/outbox/jobs'

const TIMEOUT_MS = 10_000

/** The sandbox and its receiver are one process, so its secret follows from the session secret. */
export function sandboxSecret({ sessionSecret }: Pick<Config, 'sessionSecret'>): string {
  return createHmac('sha256', sessionSecret).update('sandbox webhook').digest('hex')
}

export function sandboxJobHandlers(deps: Deps): Pick<JobHandlers, 'sandboxWebhook'> {
  return { sandboxWebhook: (payload, jobId) => sendWebhook(deps, payload, jobId) }
}

/** Posts what the sandbox announces to the public endpoint, as a provider would; a failure is retried by the outbox. */
async function sendWebhook(
  { config }: Pick<Deps, 'config'>,
  payload: JobPayloads['sandboxWebhook'],
  jobId: string,
): Promise<Job[]> {
  const answer = await fetch(`${config.apiOrigin}/api/v1/payments/webhooks/sandbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(webhookBody(config, payload, jobId)),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!answer.ok) throw new Error(`the webhook was answered ${answer.status}`)
  return []
}

/** What the sandbox posts of a payment or a settlement. */
export const webhookBody = (
  config: Pick<Config, 'sessionSecret'>,
  { providerId, event }: JobPayloads['sandboxWebhook'],
  jobId: string,
) => ({ id: jobId, type: event, secret_token: sandboxSecret(config), data: { id: providerId } })
