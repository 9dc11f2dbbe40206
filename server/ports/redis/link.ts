import type { FastifyBaseLogger } from 'fastify'
import Redis, { type RedisOptions } from 'ioredis'

export interface RedisLink {
  /** Runs a command; `otherwise` answers when Redis does not, so that no caller fails because of it. */
  run<T>(command: (redis: Redis) => Promise<T>, otherwise: () => T | Promise<T>): Promise<T>
  /** A connection of its own for subscriptions, which it makes again after each loss. */
  subscriber(): Redis
  /** Milliseconds since an outage began; null while Redis answers. */
  awayMs(): number | null
  /** Connects, in the background, and reports each outage and its end. */
  start(log: FastifyBaseLogger): void
  close(): void
}

const CONNECT_MS = 2000
/** A local round trip takes less than a millisecond; a call does not wait longer for its limit. */
const ANSWER_MS = 250
/** A connection without any answer for so long is replaced; commands fail at once meanwhile. */
const SILENCE_MS = 1000
const KEEP_ALIVE_MS = 10_000
const LONGEST_PAUSE_MS = 1000
/** A failure this long ago belongs to another outage. */
const OUTAGE_MS = 10_000

const CONNECTION: RedisOptions = {
  lazyConnect: true,
  connectTimeout: CONNECT_MS,
  keepAlive: KEEP_ALIVE_MS,
  maxRetriesPerRequest: null,
  retryStrategy: (tries) => Math.min(50 * tries, LONGEST_PAUSE_MS),
}

/** Redis at an address such as `redis://host:6379/0`; nothing is sent before `start`. */
export function openRedis(url: string): RedisLink {
  const commands = new Redis(url, {
    ...CONNECTION,
    enableOfflineQueue: false,
    commandTimeout: ANSWER_MS,
    socketTimeout: SILENCE_MS,
  })
  const subscribers: Redis[] = []
  const outage = noteOutages()
  commands.on('error', outage.begin)
  commands.on('ready', outage.end)
  return {
    async run(command, otherwise) {
      try {
        const answer = await command(commands)
        outage.endWhenQuiet()
        return answer
      } catch (error) {
        outage.begin(error)
        return otherwise()
      }
    },
    subscriber() {
      const one = new Redis(url, CONNECTION)
      // The connection for commands reports the same outage.
      one.on('error', () => undefined)
      subscribers.push(one)
      return one
    },
    awayMs: outage.awayMs,
    start(log) {
      outage.logTo(log)
      commands.connect().catch(outage.begin)
    },
    close() {
      for (const one of [commands, ...subscribers]) one.disconnect()
    },
  }
}

/** One line at the beginning of an outage, with its cause, and one at its end. */
function noteOutages() {
  let log: FastifyBaseLogger | undefined
  let awaySince: number | null = null
  let lastFailureMs = 0
  const end = () => {
    if (awaySince !== null) log?.info('Redis answers again')
    awaySince = null
  }
  return {
    logTo: (given: FastifyBaseLogger) => {
      log = given
    },
    begin(error: unknown) {
      lastFailureMs = performance.now()
      if (awaySince === null)
        log?.warn({ err: error }, 'Redis does not answer: limits and sockets are of this process alone')
      awaySince ??= lastFailureMs
    },
    end,
    awayMs: () => (awaySince === null ? null : performance.now() - awaySince),
    /** After a failed command the connection may be whole, as when the memory of Redis is full. */
    endWhenQuiet() {
      if (awaySince !== null && performance.now() - lastFailureMs > OUTAGE_MS) end()
    },
  }
}
