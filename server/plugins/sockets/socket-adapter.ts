import { createAdapter } from '@socket.io/postgres-adapter'
import { RedisAdapter } from '@socket.io/redis-adapter'
import type { Redis } from 'ioredis'
import type { Namespace, ServerOptions } from 'socket.io'
import { listenerOf } from '@/server/db/listener'
import type { Deps } from '@/server/deps'
import type { RedisLink } from '@/server/ports/redis/link'

/** How long a process that does not answer delays who asks for the sockets of all. */
const ANSWERS_MS = 1000
const CHANNEL = 'diyar:sockets'

interface Joined {
  /** for socket.io; undefined: the sockets of this process alone */
  adapter?: ServerOptions['adapter']
  close: () => Promise<void>
}

/** How the sockets of several api processes reach each other: by Redis, else by PostgreSQL, else not at all. */
export function joinSockets({ redis, pool }: Pick<Deps, 'redis' | 'pool'>): Joined {
  if (redis) {
    const link = redis
    const subscriber = quiet(link.subscriber())
    return {
      // socket.io calls it with `new`.
      adapter: class extends DegradingAdapter {
        constructor(namespace: Namespace) {
          super(namespace, link, subscriber)
        }
      },
      close: async () => subscriber.disconnect(),
    }
  }
  if (!pool) return { close: async () => undefined }
  const listener = listenerOf(pool)
  return { adapter: createAdapter(listener.pool), close: listener.close }
}

/** Without Redis, or without an answer of another process, the sockets of this process are all there are. */
class DegradingAdapter extends RedisAdapter {
  constructor(
    namespace: Namespace,
    private readonly link: RedisLink,
    subscriber: Redis,
  ) {
    super(namespace, publisherOf(link), subscriber, { key: CHANNEL, requestsTimeout: ANSWERS_MS })
  }

  override serverCount(): Promise<number> {
    return this.link.run(
      async (redis) =>
        Number(((await redis.pubsub('NUMSUB', `${CHANNEL}-request#${this.nsp.name}#`)) as unknown[])[1]),
      () => 1,
    )
  }

  override fetchSockets(options: Parameters<RedisAdapter['fetchSockets']>[0]) {
    const local = { ...options, flags: { ...options.flags, local: true } }
    return super.fetchSockets(options).catch(() => super.fetchSockets(local))
  }
}

/** The part of a client that the adapter publishes with; an event is lost to the others while Redis is away. */
const publisherOf = (link: RedisLink) => ({
  publish: (channel: string, message: string | Buffer) =>
    void link.run(
      (redis) => redis.publish(channel, message),
      () => 0,
    ),
  on: () => undefined,
  off: () => undefined,
})

/** The adapter awaits none of its subscriptions: a refused one would end the process. */
function quiet(redis: Redis): Redis {
  return new Proxy(redis, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => {
        const result = value.apply(target, given)
        if (typeof result?.catch === 'function') result.catch(() => undefined)
        return result
      }
    },
  })
}
