import { type StatusLine, statusLine } from '@/lib/domain/status/status'
import { version } from '@/package.json'
import type { Deps } from '@/server/deps'
import { listServices } from '@/server/modules/platform/service-health/list-services'
import { judgeService, judgeWebhooks } from './judge'
import { countDisabledEndpoints } from './store'

export async function readServices(
  deps: Pick<Deps, 'db' | 'config' | 'geocoder' | 'translator'>,
): Promise<StatusLine[]> {
  const services = await listServices(deps)
  return services.map(({ service, state, lastSuccessAt, lastFailureAt }) => {
    const calls = { ...(lastSuccessAt ? { lastSuccessAt } : {}), ...(lastFailureAt ? { lastFailureAt } : {}) }
    return statusLine(service, judgeService(state), { facts: state === 'notSetUp' ? {} : calls })
  })
}

export async function readWebhooks({ db }: Pick<Deps, 'db'>): Promise<StatusLine[]> {
  const { disabled, firstAt, lastAt } = await countDisabledEndpoints(db)
  return [
    statusLine('webhooks', judgeWebhooks(disabled), {
      since: firstAt?.toISOString() ?? null,
      facts: { disabled, ...(lastAt ? { lastAt: lastAt.toISOString() } : {}) },
    }),
  ]
}

/** The process that answers; its workers share the port. */
export async function readProcess({ clock, config }: Pick<Deps, 'clock' | 'config'>): Promise<StatusLine[]> {
  const startedAt = new Date(clock.now().getTime() - process.uptime() * 1000)
  const facts = { version, node: process.version, workers: config.apiWorkers }
  return [statusLine('process', 'processWorks', { since: startedAt.toISOString(), facts })]
}
