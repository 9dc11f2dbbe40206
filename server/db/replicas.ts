import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { type Db, rowsOf } from './db'
import { drizzleOn } from './postgres-driver/drizzle-on'
import type { PostgresStatements } from './postgres-driver/statement-names'

/** Nobody reads what is older. */
export const MAX_STALE_MS = 5000
const COMPARE_EVERY_MS = 500
/** As many as fit into the time in which one of them counts. */
const MOST_SAMPLES = MAX_STALE_MS / COMPARE_EVERY_MS + 1

export interface Replicas {
  /** The primary by connections for reads alone: behind a backlog of bookings a page would wait for them all. */
  primary: Db
  /** The next replica that is fresh enough and knows this content or newer; null when none does. */
  pick(contentVersion: number): Db | null
  /** Passes over a replica on which a read failed, until it answers again. */
  leave(db: Db, error: unknown): void
  /** Each replica in the order of its address. */
  states(): ReplicaState[]
  start(log: FastifyBaseLogger): void
  /** all that are read: the primary and each replica */
  pools: readonly pg.Pool[]
  close(): Promise<void>
}

export interface ReplicaPools {
  /** to the primary, with no other work */
  watch: pg.Pool
  /** to the primary */
  primary: pg.Pool
  replicas: readonly pg.Pool[]
}

export interface ReplicaState {
  /** how far it is behind the primary, to half a second; null when it is further than anybody measured */
  lagMs: number | null
  isFresh: boolean
  /** since when it has not answered; null while it does */
  awayMs: number | null
}

/** Everything that was committed before `atMs` stands at or before `position` of the log of the primary. */
export interface Sample {
  atMs: number
  position: bigint
}

/** Until when a replica may be read that has replayed the log up to `position`; 0: not at all. Samples in order. */
export function freshUntil(samples: readonly Sample[], position: bigint): number {
  const replayed = samples.filter((sample) => sample.position <= position).at(-1)
  return replayed ? replayed.atMs + MAX_STALE_MS : 0
}

interface Replica {
  db: Db
  pool: pg.Pool
  freshUntilMs: number
  contentVersion: number
  awaySince: number | null
}

/**
 * Replicas of the database, each compared twice a second with the log of the primary. While the primary does not
 * answer no replica stays fresh for longer than five seconds. The look has a connection of its own: one that waited would find
 * every replica old, and send its readers to the primary, which is busy already.
 */
export function openReplicas(opened: ReplicaPools, statements: PostgresStatements): Replicas {
  const pools = [opened.primary, ...opened.replicas]
  const replicas = opened.replicas.map(
    (pool): Replica => ({
      db: drizzleOn(pool, statements),
      pool,
      freshUntilMs: 0,
      contentVersion: 0,
      awaySince: null,
    }),
  )
  const { leave, start, stop } = comparisonOf(replicas, drizzleOn(opened.watch, statements))
  let turn = 0
  return {
    primary: drizzleOn(opened.primary, statements),
    pools,
    pick(contentVersion) {
      const now = performance.now()
      const fresh = replicas.filter((one) => one.freshUntilMs > now && one.contentVersion >= contentVersion)
      turn += 1
      return fresh[turn % fresh.length]?.db ?? null
    },
    leave(db, error) {
      const replica = replicas.find((one) => one.db === db)
      if (replica) leave(replica, error)
    },
    states: () => replicas.map((one) => stateOf(one, performance.now())),
    start,
    async close() {
      await stop()
      await Promise.all([opened.watch, ...pools].map((pool) => pool.end()))
    },
  }
}

/** The rounds that compare replicas with the primary, which is read by `watched`. */
function comparisonOf(replicas: readonly Replica[], watched: Db) {
  const samples: Sample[] = []
  const stops: (() => Promise<void>)[] = []
  let log: FastifyBaseLogger | undefined

  async function readPrimary(): Promise<void> {
    const atMs = performance.now()
    samples.push({ atMs, position: await positionOfPrimary(watched) })
    samples.splice(0, samples.length - MOST_SAMPLES)
  }

  async function readReplica(replica: Replica): Promise<void> {
    const { position, version } = await stateOfReplica(replica.db)
    if (position === null) throw new Error('it is not a replica')
    replica.freshUntilMs = freshUntil(samples, BigInt(position))
    replica.contentVersion = version
    if (replica.awaySince !== null)
      log?.info({ replica: replicas.indexOf(replica) }, 'a replica answers again')
    replica.awaySince = null
  }

  function leave(replica: Replica, error: unknown): void {
    replica.freshUntilMs = 0
    const about = { err: error, replica: replicas.indexOf(replica) }
    if (replica.awaySince === null) log?.warn(about, 'a replica does not answer: the primary is read')
    replica.awaySince ??= performance.now()
  }

  function start(given: FastifyBaseLogger): void {
    log = given
    stops.push(repeat(() => readPrimary().catch(() => undefined)))
    for (const one of replicas) stops.push(repeat(() => readReplica(one).catch((error) => leave(one, error))))
  }

  return { leave, start, stop: () => Promise.all(stops.map((stop) => stop())) }
}

function stateOf({ freshUntilMs, awaySince }: Replica, now: number): ReplicaState {
  return {
    lagMs: freshUntilMs === 0 ? null : Math.max(0, now - (freshUntilMs - MAX_STALE_MS)),
    isFresh: freshUntilMs > now,
    awayMs: awaySince === null ? null : now - awaySince,
  }
}

async function positionOfPrimary(db: Db): Promise<bigint> {
  const [row] = await rowsOf<{ position: string }>(
    db,
    sql`SELECT (pg_current_wal_lsn() - '0/0'::pg_lsn)::text AS position`,
  )
  return BigInt(row?.position ?? 0)
}

/** `position` is null on a server that is or has become a primary; the version is that of `countContentChanges`. */
async function stateOfReplica(db: Db): Promise<{ position: string | null; version: number }> {
  const [row] = await rowsOf<{ position: string | null; version: number | null }>(
    db,
    sql`SELECT CASE WHEN pg_is_in_recovery() THEN (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::text END AS position,
      (SELECT content_version::int FROM settings LIMIT 1) + (SELECT count(*)::int FROM rates
        WHERE withdrawn_at IS NULL AND holds_from <= (now() AT TIME ZONE 'Asia/Riyadh')::date) AS version`,
  )
  return { position: row?.position ?? null, version: row?.version ?? 0 }
}

/** Returns a function that stops it and waits for the running round. */
function repeat(round: () => Promise<void>): () => Promise<void> {
  let timer: NodeJS.Timeout
  let isOver = false
  let running = Promise.resolve()
  const next = () => {
    running = round().then(() => {
      if (!isOver) timer = setTimeout(next, COMPARE_EVERY_MS)
    })
  }
  next()
  return async () => {
    isOver = true
    clearTimeout(timer)
    await running
  }
}
