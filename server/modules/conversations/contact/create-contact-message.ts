import { createHmac } from 'node:crypto'
import { type ContactBody, normaliseContactAddress } from '@/lib/domain/content-pages/contact'
import { DomainError } from '@/lib/domain/issues'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import type { Language } from '@/server/i18n'
import { openItem } from '@/server/modules/conversations/inbox/open-item'
import { enqueueJobs } from '@/server/modules/platform/outbox/enqueue-jobs'
import { countSince, writeMessage } from './store'

/** Allows a second message, but no flood; several users may share one address. */
const A_DAY_FROM_ADDRESS = 10
const A_DAY_OF_REACH = 4
const DAY_SECONDS = 86_400
const HASH_LENGTH = 32

interface Sender {
  userId: string | null
  address: string
  language: Language
}

/** Stores a message of the contact form and enqueues its mail; bots that fill in the hidden field get the same answer. */
export async function sendContactMessage(deps: Deps, body: ContactBody, sender: Sender): Promise<void> {
  if (body.website) {
    deps.log.info({ topic: body.topic }, 'a message of a machine was dropped')
    return
  }
  const now = deps.clock.now()
  const addressHash = hashOfAddress(deps.config.sessionSecret, riyadhDay(now), sender.address)
  const reach = normaliseContactAddress(body.reach) ?? body.reach
  await assertCodeLimits(deps, { addressHash, reach, since: new Date(now.getTime() - DAY_SECONDS * 1000) })
  await deps.db.transaction(async (tx) => {
    const { name, topic, message } = body
    const { userId, language } = sender
    const row = { name: name.trim(), reach, topic, message: message.trim(), userId, language, addressHash }
    const messageId = await writeMessage(tx, { ...row, createdAt: now })
    await openItem(tx, { contactId: messageId }, now)
    await enqueueJobs(tx, [{ kind: 'contact', payload: { messageId } }], now)
  })
}

async function assertCodeLimits(deps: Deps, of: Parameters<typeof countSince>[1]): Promise<void> {
  const { fromAddress, ofReach } = await countSince(deps.db, of)
  if (fromAddress >= A_DAY_FROM_ADDRESS || ofReach >= A_DAY_OF_REACH) {
    throw new DomainError('too_many_requests', { retryAfterSeconds: DAY_SECONDS })
  }
}

/** The hash changes daily and with the secret, so that it cannot track anybody. */
function hashOfAddress(secret: string, day: string, address: string): string {
  return createHmac('sha256', secret).update(`contact|${day}|${address}`).digest('hex').slice(0, HASH_LENGTH)
}
