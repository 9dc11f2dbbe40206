import cluster from 'node:cluster'
import { lookup } from 'node:dns'
import { join } from 'node:path'
import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { openErrorReports } from '@/lib/telemetry/error-reports'
import { openTracer } from '@/lib/telemetry/open-tracer'
import { buildApp } from './app'
import { type Config, ConfigProblem, readConfig } from './config'
import type { Db } from './db/db'
import { openDatabase, openPool } from './db/open'
import { DatabaseAway, openWhenReachable } from './db/open-when-reachable'
import { openReplicas, type Replicas } from './db/replicas'
import { CATALOGUE_COMMAND } from './db/seed/catalogue/catalogue-command'
import { isEmpty } from './db/seed/insert-when-empty'
import { watchPostgres } from './db/watch-postgres'
import { startOutbox } from './jobs/outbox'
import { startSweeper } from './jobs/sweeper'
import { watchEmbedded } from './jobs/watch-embedded'
import { watchTemplates } from './jobs/watch-templates'
import { sandboxSecret } from './modules/bookings/sandbox-payments/send-webhook'
import { resealSecondSteps } from './modules/people/admins/reseal-second-steps'
import { resealEndpoints } from './modules/people/webhooks/endpoint-secret'
import { reportingLogger } from './plugins/log'
import { httpsCalendarFeeds } from './ports/calendar-feeds'
import { systemClock } from './ports/clock'
import { fatoora } from './ports/einvoicing/fatoora'
import { googleGeocoder } from './ports/geocoder'
import { fileMail, smtpMail } from './ports/mail'
import { googleMapLinks } from './ports/map-links'
import { openFiles } from './ports/open-files'
import { openProvider } from './ports/payments/adapters'
import type { PaymentsPort } from './ports/payments/port'
import { sandboxPayments } from './ports/payments/sandbox/sandbox-payments'
import { moyasarPayouts } from './ports/payouts/moyasar'
import { webPushSender } from './ports/push'
import { openRedis } from './ports/redis/link'
import { consoleSms, serviceSms } from './ports/sms'
import { libreTranslate } from './ports/translation'
import { httpsWebhooks } from './ports/webhooks'
import { runEach } from './run-each'
import { warmUp } from './warm-up'

const GRACE_MS = 10_000
/** For requests on the way on connections that are open. */
const DRAIN_MS = 2000
/** EX_CONFIG of sysexits.h: the supervisor need not restart the process. */
const CONFIG_EXIT_CODE = 78
const EMPTY_DATABASE = `The database is empty. Fill it once with what production begins with, then start again: ${CATALOGUE_COMMAND}`

interface End {
  err?: Error
  signal?: NodeJS.Signals
}

let isEnding = false
/** Ends what was started; while the process starts nothing is in work. */
let finish = async ({ err }: End): Promise<void> => {
  if (err) report(err)
}

async function start(): Promise<void> {
  closeWithGrace({ delay: GRACE_MS, logger: false }, (end) => {
    isEnding = true
    return finish(end)
  })
  const config = readConfig(process.env)
  const onSetAside = config.mode === 'demo' ? print : undefined
  const opened = await openWhenReachable(() => openDatabase({ ...config, onSetAside }), { onWait: print })
  finish = async ({ err }) => {
    if (err) report(err)
    await opened.close()
  }
  if (config.mode === 'production' && (await isEmpty(opened.db))) throw new ConfigProblem([EMPTY_DATABASE])
  const files = await openFiles(config)
  const quiet = { info: (about: object, line: string) => app.log.info(about, line) }
  const sms = config.sms ? serviceSms(config.sms) : consoleSms(quiet)
  const mail = config.mail ? smtpMail(config.mail) : fileMail(join(config.dataDir, 'mail'))
  const feeds = httpsCalendarFeeds()
  const webhooks = httpsWebhooks(lookup)
  const push = webPushSender(pushContact(config.publicOrigin))
  const geocoder = config.geocodingKey ? googleGeocoder(config.geocodingKey) : null
  const einvoicing = config.einvoicing ? fatoora(config.einvoicing.url) : undefined
  const translator = config.translation && libreTranslate(config.translation)
  const { db, pool } = opened
  const redis = config.redisUrl ? openRedis(config.redisUrl) : undefined
  const replicas = replicasOf(config)
  const payments = openPayments(config, db)
  const payouts = config.payouts && moyasarPayouts({ ...config.payouts, publicOrigin: config.publicOrigin })
  const outside = {
    clock: systemClock,
    sms,
    mail,
    files,
    payments,
    payouts,
    feeds,
    webhooks,
    geocoder,
    mapLinks: googleMapLinks(),
    push,
    einvoicing,
    translator,
  }
  const tracer = await openTracer({
    endpoint: config.tracesEndpoint,
    service: 'diyar-api',
    warn: (line) => app.log.warn(line),
  })
  const reports = openErrorReports({ dsn: config.errorsDsn, service: 'diyar-api', warn: print })
  const adapters = { db, pool, redis, replicas, tracer, ...outside, config }
  const app = await buildApp(adapters, reports && reportingLogger(reports))
  await runEach([resealSecondSteps, resealEndpoints], (renew) => renew(app.deps))
  const stopTemplates = watchTemplates(app.deps)
  const stopOutbox = startOutbox(app.deps)
  const stopSweeper = startSweeper(app.deps)
  const stopPostgresWatch = watchAnswers(config, pool, app)
  // The supervisor restarts the process, and with it the database.
  const stopWatch =
    opened.engine === 'pglite' ? watchEmbedded(app.deps, () => process.exit(1)) : () => undefined
  finish = async ({ err, signal }) => {
    stopWatch()
    if (err) app.log.error({ err }, 'stopped by a failure')
    // Other workers, or other apis behind a balancer, take new connections meanwhile.
    if (cluster.isWorker || signal === 'SIGTERM') await app.drain(DRAIN_MS)
    await app.close()
    await Promise.all([stopSweeper(), stopOutbox(), stopTemplates()])
    await tracer?.close()
    await reports?.close()
    redis?.close()
    await replicas?.close()
    await stopPostgresWatch()
    await opened.close()
  }
  await app.ready()
  await warmUp(app, systemClock.now())
  await app.listen({ host: config.host, port: config.port })
  const { provider, methods } = payments
  app.log.info({ mode: config.mode, engine: opened.engine, port: config.port, provider, methods }, 'ready')
}

function watchAnswers(
  { databaseUrl }: Readonly<Config>,
  pool: Pool | undefined,
  { log }: Pick<FastifyInstance, 'log'>,
): () => Promise<void> {
  if (!databaseUrl || !pool) return async () => undefined
  const onChange = (isAway: boolean) =>
    isAway ? log.error('the database does not answer') : log.info('the database answers again')
  return watchPostgres({ pool, url: databaseUrl, onChange })
}

/** Longer than any read of a page; a read that fails is done on the primary. */
const REPLICA_ANSWER_MS = 5000
/** Of a page after a write, and of all pages while no replica is fresh: beside the pool of bookings, not instead of it. */
const MAX_READS_OF_PRIMARY = 4

function replicasOf({
  databaseUrl,
  replicaUrls,
  postgresStatements = 'named',
}: Readonly<Config>): Replicas | undefined {
  if (!databaseUrl || replicaUrls.length === 0) return undefined
  const limits = { connectionTimeoutMillis: 2000, query_timeout: REPLICA_ANSWER_MS }
  const watch = openPool(databaseUrl, { ...limits, min: 0, max: 1 })
  const primary = openPool(databaseUrl, { ...limits, min: 1, max: MAX_READS_OF_PRIMARY })
  const replicas = replicaUrls.map((url) => openPool(url, limits))
  return openReplicas({ watch, primary, replicas }, postgresStatements)
}

function openPayments(config: Readonly<Config>, db: Db): PaymentsPort {
  const { payments, publicOrigin } = config
  if ('variables' in payments) return openProvider(payments.provider, payments.variables, publicOrigin)
  return sandboxPayments({ db, clock: systemClock }, sandboxSecret(config))
}

/** Push services require an https or mailto contact; a demo has neither. */
function pushContact(publicOrigin: string): string {
  return publicOrigin.startsWith('https:') ? publicOrigin : 'mailto:no-reply@localhost'
}

const print = (line: string) => process.stderr.write(`${line}\n`)

/** A sentence where an operator can mend it, else the stack. */
function report(error: unknown): void {
  const isSentence = error instanceof ConfigProblem || error instanceof DatabaseAway || isSystemError(error)
  print(isSentence ? error.message : String(error instanceof Error ? error.stack : error))
}

/** Such as a port that is in use. */
const isSystemError = (error: unknown): error is Error => error instanceof Error && 'syscall' in error

start().catch((error: unknown) => {
  // A start that was stopped fails at whatever was closed.
  if (isEnding) return
  report(error)
  process.exit(error instanceof ConfigProblem ? CONFIG_EXIT_CODE : 1)
})
