import type { FastifyBaseLogger } from 'fastify'
import type { OutsideService } from '@/lib/domain/admin/overview'
import type { Adapters } from '@/server/deps'
import { type ServiceCalls, writeCalls } from './store'

const EVERY_MS = 3000

type Watched = Pick<Adapters, 'sms' | 'payments' | 'mail' | 'push' | 'geocoder' | 'translator'>

interface Watch {
  adapters: Watched
  /** writes the calls since the last time; on a failure they are written with the next ones */
  flush(): Promise<void>
  /** writes every few seconds until the returned function is called, which writes the rest */
  start(log: FastifyBaseLogger): () => Promise<void>
}

/** The services outside of Diyar, with the time of their last success and failure noted in `service_calls`. */
export function watchServices({ db, clock, ...outside }: Adapters): Watch {
  let calls = new Map<OutsideService, ServiceCalls>()
  const note = (service: OutsideService, end: 'lastSuccessAt' | 'lastFailureAt') => {
    const known = calls.get(service) ?? { service, lastSuccessAt: null, lastFailureAt: null }
    calls.set(service, { ...known, [end]: clock.now() })
  }
  const flush = async () => {
    const written = calls
    calls = new Map()
    try {
      await writeCalls(db, [...written.values()])
    } catch (error) {
      calls = new Map([...written, ...calls])
      throw error
    }
  }
  const { sms, payments, mail, push, geocoder, translator } = outside
  return {
    adapters: {
      sms: watched(sms, ['send'], (end) => note('sms', end)),
      mail: watched(mail, ['send'], (end) => note('mail', end)),
      push: watched(push, ['send'], (end) => note('push', end)),
      payments: watched(payments, ['start', 'find', 'capture', 'void', 'refund'], (end) =>
        note('payments', end),
      ),
      geocoder: geocoder ? watched(geocoder, ['addressAt'], (end) => note('geocoder', end)) : null,
      translator: translator && watched(translator, ['translate'], (end) => note('translation', end)),
    },
    flush,
    start: (log) => repeat(flush, log),
  }
}

/** The same port, with the end of each call of these methods noted. */
function watched<Port extends object>(
  port: Port,
  methods: readonly (keyof Port & string)[],
  note: (end: 'lastSuccessAt' | 'lastFailureAt') => void,
): Port {
  return new Proxy(port, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function' || !methods.some((method) => method === name)) return value
      return async (...args: unknown[]) => {
        try {
          const answer: unknown = await value.apply(target, args)
          note('lastSuccessAt')
          return answer
        } catch (error) {
          note('lastFailureAt')
          throw error
        }
      }
    },
  })
}

function repeat(flush: () => Promise<void>, log: FastifyBaseLogger): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const round = () => {
    running = running
      .then(flush)
      .catch((error: unknown) => log.error({ err: error }, 'calls of outside services could not be written'))
    return running
  }
  const timer = setInterval(round, EVERY_MS).unref()
  return () => {
    clearInterval(timer)
    return round()
  }
}
