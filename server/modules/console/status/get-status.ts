import type { StatusWire } from '@/lib/contract/schemas/status/status'
import { type StatusLine, type StatusPart, statusLine } from '@/lib/domain/status/status'
import type { Deps } from '@/server/deps'
import { readProcess, readServices, readWebhooks } from './read-outside'
import {
  readBackup,
  readDatabase,
  readFiles,
  readPool,
  readRedis,
  readRehearsal,
  readReplicas,
  readSchema,
} from './read-storage'
import { readOutbox, readReconciliation, readTimers } from './read-work'

type Reader = (deps: Deps) => Promise<StatusLine[]>

/** In the order of the page; a reader that fails leaves its part unknown. */
const READERS: readonly [StatusPart, Reader][] = [
  ['database', readDatabase],
  ['pool', readPool],
  ['replica', readReplicas],
  ['schema', readSchema],
  ['backup', readBackup],
  ['rehearsal', readRehearsal],
  ['files', readFiles],
  ['redis', readRedis],
  ['outbox', readOutbox],
  ['timer', readTimers],
  ['reconciliation', readReconciliation],
  ['payments', readServices],
  ['webhooks', readWebhooks],
  ['process', readProcess],
]

/** What runs and what does not. */
export async function getStatus(deps: Deps): Promise<StatusWire> {
  const read = READERS.map(([part, reader]) =>
    reader(deps).catch((error: unknown) => {
      deps.log.error({ err: error, part }, 'a part of the status could not be read')
      return [statusLine(part, 'unread')]
    }),
  )
  const lines = await Promise.all(read)
  return { at: deps.clock.now().toISOString(), lines: lines.flat() }
}
