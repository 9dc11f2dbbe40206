import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config'
import type { Db } from './db/open'
import type { Clock } from './ports/clock'
import type { FilesPort } from './ports/files'
import type { PaymentsPort } from './ports/payments/port'
import type { SmsSender } from './ports/sms'
import type { Words } from './words'

/** What the application is built from; tests hand in their own. */
export interface Adapters {
  db: Db
  clock: Clock
  sms: SmsSender
  files: FilesPort
  payments: PaymentsPort
  config: Readonly<Config>
}

/** What a use-case may reach. */
export interface Deps extends Adapters {
  words: Words
  log: FastifyBaseLogger
}
