import type { Deps } from '@/server/deps'
import { countContentChanges } from '@/server/modules/catalogue/get-settings'
import { reloadTemplates } from '@/server/modules/catalogue/templates/read-templates'

const EVERY_MS = 1000

/**
 * Reads what admins wrote in place of the texts of messages/ again, when another process has changed it. While the
 * database is silent the known texts are sent. Returns a function that stops it.
 */
export function watchTemplates(
  deps: Pick<Deps, 'db' | 'clock' | 'translations' | 'log'>,
  everyMs = EVERY_MS,
) {
  let known: number | null = null
  let timer: NodeJS.Timeout
  let isOver = false
  let running = Promise.resolve()
  const round = async () => {
    try {
      const version = await countContentChanges(deps)
      if (version !== known) await reloadTemplates(deps)
      known = version
    } catch (error) {
      deps.log.warn({ err: error }, 'the templates were not read again')
    }
    if (!isOver) timer = setTimeout(next, everyMs)
  }
  const next = () => {
    running = round()
  }
  next()
  return async () => {
    isOver = true
    clearTimeout(timer)
    await running
  }
}
