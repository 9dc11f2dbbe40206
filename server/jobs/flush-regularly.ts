import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'

const EVERY_MS = 3000

/** Writes a batch every few seconds and at shutdown, one flush at a time; a failure is logged and tried again. */
export function flushRegularly(
  app: FastifyInstance,
  { log }: Pick<Deps, 'log'>,
  batch: { flush: () => Promise<void> },
  problem: string,
): void {
  let running: Promise<void> = Promise.resolve()
  const flush = () => {
    running = running.then(() => batch.flush()).catch((error: unknown) => log.error({ err: error }, problem))
    return running
  }
  const timer = setInterval(flush, EVERY_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await flush()
  })
}
