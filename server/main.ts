import { join } from 'node:path'
import closeWithGrace from 'close-with-grace'
import { buildApp } from './app'
import { ConfigProblem, readConfig } from './config'
import { openDatabase } from './db/open'
import { startSweeper } from './jobs/sweeper'
import { systemClock } from './ports/clock'
import { diskFiles } from './ports/files'
import { closedPayments } from './ports/payments/closed-payments'
import { testPayments } from './ports/payments/test-payments'
import { httpSms, silentSms } from './ports/sms'

const GRACE_MS = 10_000

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const opened = await openDatabase(config)
  const files = diskFiles(join(config.dataDir, 'files'))
  const quiet = { info: (message: unknown) => app.log.info(message) }
  const sms = config.sms ? httpSms(config.sms) : silentSms(quiet)
  const payments = config.mode === 'demo' ? testPayments() : closedPayments()
  const adapters = { db: opened.db, clock: systemClock, sms, files, payments, config }
  const app = await buildApp(adapters)
  const stopSweeper = startSweeper({ ...adapters, log: app.log })
  closeWithGrace({ delay: GRACE_MS, logger: false }, async ({ err }) => {
    if (err) app.log.error({ err }, 'stopped by a failure')
    await app.close()
    await stopSweeper()
    await opened.close()
  })
  await app.listen({ host: config.host, port: config.port })
  app.log.info({ mode: config.mode, engine: opened.engine, port: config.port }, 'ready')
}

start().catch((error: unknown) => {
  const told = error instanceof ConfigProblem ? error.message : error instanceof Error ? error.stack : error
  process.stderr.write(`${told}\n`)
  process.exitCode = 1
})
