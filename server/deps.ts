import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import type { Tracer } from '@/lib/telemetry/tracer'
import type { Config } from './config'
import type { Db } from './db/db'
import type { Replicas } from './db/replicas'
import type { Translations } from './i18n'
import type { CalendarFeeds } from './ports/calendar-feeds'
import type { Clock } from './ports/clock'
import type { EinvoicingPort } from './ports/einvoicing/port'
import type { FilesPort } from './ports/files'
import type { Geocoder } from './ports/geocoder'
import type { LiveChannel } from './ports/live'
import type { MailSender } from './ports/mail'
import type { MapLinks } from './ports/map-links'
import type { PaymentsPort } from './ports/payments/port'
import type { PayoutsPort } from './ports/payouts/port'
import type { PushSender } from './ports/push'
import type { RedisLink } from './ports/redis/link'
import type { SmsSender } from './ports/sms'
import type { Translator } from './ports/translation'
import type { WebhookSender } from './ports/webhooks'

/** The dependencies of the application; tests pass their own. */
export interface Adapters {
  db: Db
  clock: Clock
  sms: SmsSender
  mail: MailSender
  files: FilesPort
  payments: PaymentsPort
  /** transfers payouts by calls; without it they go into bank files */
  payouts?: PayoutsPort | undefined
  feeds: CalendarFeeds
  webhooks: WebhookSender
  push: PushSender
  /** null: addresses come from the catalogue only */
  geocoder?: Geocoder | null
  /** without it short addresses of maps lead nowhere */
  mapLinks?: MapLinks | undefined
  /** without it no page offers a translation */
  translator?: Translator | undefined
  /** ZATCA's platform; without it documents are those of the first phase */
  einvoicing?: EinvoicingPort | undefined
  config: Readonly<Config>
  /** PostgreSQL's pool, over which several api processes exchange socket events where there is no Redis */
  pool?: Pool
  /** copies of the database for reads that decide nothing */
  replicas?: Replicas
  /** what several api processes share beside the database; without it they share nothing */
  redis?: RedisLink
  /** sends traces to a collector; nothing is traced without it */
  tracer?: Tracer | undefined
}

/** The dependencies of a use-case. */
export interface Deps extends Adapters {
  translations: Translations
  live: LiveChannel
  log: FastifyBaseLogger
}
