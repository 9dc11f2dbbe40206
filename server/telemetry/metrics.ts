import { Counter, Gauge, Histogram } from 'prom-client'
import { createRegistry } from '@/lib/telemetry/metrics-of-process'

/** Seconds; a page needs its calls within a tenth of one. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export type Metrics = ReturnType<typeof createMetrics>

interface MetricsOptions {
  hasProcess: boolean
  /** sets the gauges that are read when Prometheus asks */
  collect?: () => Promise<void>
}

/** The figures of one api process, read by Prometheus; docs/monitoring.md explains them. */
export function createMetrics({ hasProcess, collect }: MetricsOptions) {
  const registry = createRegistry({ hasProcess })
  const registers = [registry]
  // The gauges of one answer are read once.
  let reading: Promise<void> | undefined
  const whenAsked = {
    collect: () => {
      reading ??= collect?.().finally(() => {
        reading = undefined
      })
      return reading
    },
  }
  return {
    registry,
    requests: new Histogram({
      name: 'diyar_api_request_seconds',
      help: 'Time to answer a call, by the pattern of its route',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers,
    }),
    inWork: new Gauge({ name: 'diyar_api_in_work', help: 'Calls that are being answered', registers }),
    refusals: new Counter({
      name: 'diyar_refusals_total',
      help: 'Calls that were not done, by the code that the caller got',
      labelNames: ['code'],
      registers,
    }),
    journeys: new Counter({
      name: 'diyar_journey_calls_total',
      help: 'Calls that have an objective, by journey and by whether they were done in time, slow or failed',
      labelNames: ['journey', 'result'],
      registers,
    }),
    bookings: new Counter({
      name: 'diyar_bookings_total',
      help: 'What was done to bookings by calls',
      labelNames: ['act'],
      registers,
    }),
    statements: new Histogram({
      name: 'diyar_statement_seconds',
      help: 'Time of a statement on PostgreSQL, with the wait on its connection',
      labelNames: ['result'],
      buckets: BUCKETS,
      registers,
    }),
    slowStatements: new Counter({
      name: 'diyar_slow_statements_total',
      help: 'Statements above SLOW_STATEMENT_MS; the log has them',
      registers,
    }),
    pool: new Gauge({
      name: 'diyar_database_pool',
      help: 'Connections to PostgreSQL that are busy or idle, and calls that wait for one',
      labelNames: ['state'],
      registers,
      ...whenAsked,
    }),
    databaseUp: new Gauge({
      name: 'diyar_database_up',
      help: '1 while the database answers',
      registers,
      aggregator: 'min',
      ...whenAsked,
    }),
    outboxJobs: new Gauge({
      name: 'diyar_outbox_jobs',
      help: 'Jobs that wait, that failed and will run again, and that were given up within a month',
      labelNames: ['state'],
      registers,
      aggregator: 'max',
      ...whenAsked,
    }),
    outboxAge: new Gauge({
      name: 'diyar_outbox_oldest_seconds',
      help: 'Age of the oldest job that is not done',
      registers,
      aggregator: 'max',
      ...whenAsked,
    }),
    timerAge: new Gauge({
      name: 'diyar_timer_oldest_seconds',
      help: 'Seconds since the last run of the timer that has not run for the longest time',
      registers,
      aggregator: 'max',
      ...whenAsked,
    }),
    backupAge: new Gauge({
      name: 'diyar_backup_age_seconds',
      help: 'Seconds since the last whole copy of the database; not there without one',
      registers,
      aggregator: 'max',
      ...whenAsked,
    }),
    rehearsalAge: new Gauge({
      name: 'diyar_rehearsal_age_seconds',
      help: 'Seconds since the last rehearsed restore that succeeded; not there without one',
      registers,
      aggregator: 'max',
      ...whenAsked,
    }),
    rehearsalFailing: new Gauge({
      name: 'diyar_rehearsal_failing',
      help: '1 when the last rehearsed restore failed',
      registers,
      aggregator: 'max',
      ...whenAsked,
    }),
    filesUp: new Gauge({
      name: 'diyar_file_store_up',
      help: '1 while a small file can be written and read',
      registers,
      aggregator: 'min',
      ...whenAsked,
    }),
    diskFree: new Gauge({
      name: 'diyar_disk_free_ratio',
      help: 'Free part of the disk of DATA_DIR; not there without the folder',
      registers,
      aggregator: 'min',
      ...whenAsked,
    }),
    redisUp: new Gauge({
      name: 'diyar_redis_up',
      help: '1 while Redis answers; not there without REDIS_URL',
      registers,
      aggregator: 'min',
      ...whenAsked,
    }),
    serviceFailing: new Gauge({
      name: 'diyar_service_failing',
      help: '1 when the last call of a service outside of Diyar failed',
      labelNames: ['service'],
      registers,
      aggregator: 'max',
      ...whenAsked,
    }),
    reconciliationAge: new Gauge({
      name: 'diyar_reconciliation_age_seconds',
      help: 'Seconds since the last nightly reconciliation ended; not there before the first one',
      registers,
      aggregator: 'max',
      ...whenAsked,
    }),
    reconciliationDifferences: new Gauge({
      name: 'diyar_reconciliation_differences',
      help: 'Differences between ledger, payments and provider that are open',
      registers,
      aggregator: 'max',
      ...whenAsked,
    }),
    certificateLeft: new Gauge({
      name: 'diyar_certificate_left_seconds',
      help: 'Seconds until a certificate ends: that of the public address, those of electronic invoices',
      labelNames: ['certificate'],
      registers,
      aggregator: 'min',
      ...whenAsked,
    }),
  }
}
