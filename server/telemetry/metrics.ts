import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Seconds; a page needs its calls within a tenth of one. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export type Metrics = ReturnType<typeof createMetrics>

/** The figures of one api process, read by Prometheus; docs/monitoring.md explains them. */
export function createMetrics({ hasProcess }: { hasProcess: boolean }) {
  const registry = new Registry()
  const registers = [registry]
  if (hasProcess) collectDefaultMetrics({ register: registry })
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
    }),
    databaseUp: new Gauge({
      name: 'diyar_database_up',
      help: '1 while the database answers',
      registers,
    }),
    outboxJobs: new Gauge({
      name: 'diyar_outbox_jobs',
      help: 'Jobs that wait, that failed and will run again, and that were given up within a month',
      labelNames: ['state'],
      registers,
    }),
    outboxAge: new Gauge({
      name: 'diyar_outbox_oldest_seconds',
      help: 'Age of the oldest job that is not done',
      registers,
    }),
  }
}
