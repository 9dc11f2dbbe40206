import { linesOfGroup, STATUS_REASONS, statusLine } from '@/lib/domain/status/status'
import {
  judgeBackup,
  judgeDatabase,
  judgeFiles,
  judgeJobs,
  judgePool,
  judgeReconciliation,
  judgeRedis,
  judgeRehearsal,
  judgeReplica,
  judgeSchema,
  judgeTimer,
  judgeWebhooks,
} from '@/server/modules/console/status/judge'

const NOW = new Date('2026-03-15T09:00:00Z')
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000)
const HOUR = 3600
const DAY = 24 * HOUR
const NO_JOBS = { waiting: 0, oldestAt: null, givenUp: 0, lastGivenUpAt: null }

test.each([
  [judgeDatabase(499, 500), 'works'],
  [judgeDatabase(500, 500), 'slow'],
  [judgePool(5), 'works'],
  [judgePool(6), 'slow'],
  [judgeReplica({ isAway: false, isFresh: true }), 'works'],
  [judgeReplica({ isAway: false, isFresh: false }), 'slow'],
  [judgeReplica({ isAway: true, isFresh: false }), 'down'],
  [judgeSchema({ missing: 0, foreign: 0 }), 'works'],
  [judgeSchema({ missing: 0, foreign: 1 }), 'slow'],
  [judgeSchema({ missing: 1, foreign: 1 }), 'down'],
  [judgeFiles(999), 'works'],
  [judgeFiles(1000), 'slow'],
  [judgeFiles(null), 'down'],
  [judgeRedis(1), 'works'],
  [judgeRedis(50), 'slow'],
  [judgeRedis(null), 'down'],
  [judgeWebhooks(0), 'works'],
  [judgeWebhooks(1), 'slow'],
] as const)('%s is %s', (reason, state) => {
  expect(STATUS_REASONS[reason]).toBe(state)
})

test('a backup is judged by its age, on PostgreSQL only', () => {
  expect(judgeBackup(null, true, NOW)).toBe('backupEmbedded')
  expect(judgeBackup(null, false, NOW)).toBe('backupNever')
  expect(judgeBackup(ago(36 * HOUR), false, NOW)).toBe('backupFresh')
  expect(judgeBackup(ago(36 * HOUR + 1), false, NOW)).toBe('backupOld')
  expect(judgeBackup(ago(3 * DAY + 1), false, NOW)).toBe('backupVeryOld')
})

test('a rehearsed restore that failed is trouble at once, one that succeeded after a day and a half', () => {
  const last = (seconds: number, problem: string | null = null) => ({ startedAt: ago(seconds), problem })
  expect(judgeRehearsal(null, true, NOW)).toBe('rehearsalEmbedded')
  expect(judgeRehearsal(null, false, NOW)).toBe('rehearsalNever')
  expect(judgeRehearsal(last(36 * HOUR), false, NOW)).toBe('rehearsalDone')
  expect(judgeRehearsal(last(36 * HOUR + 1), false, NOW)).toBe('rehearsalOld')
  expect(judgeRehearsal(last(60, 'no copy'), false, NOW)).toBe('rehearsalFailed')
  const states = ['rehearsalDone', 'rehearsalOld', 'rehearsalFailed'] as const
  expect(states.map((reason) => STATUS_REASONS[reason])).toEqual(['works', 'slow', 'down'])
})

test('jobs are late after ten minutes, and those given up count for an hour', () => {
  const waiting = { ...NO_JOBS, waiting: 1 }
  expect(judgeJobs(NO_JOBS, NOW)).toBe('jobsDone')
  expect(judgeJobs({ ...waiting, oldestAt: ago(600) }, NOW)).toBe('jobsWait')
  expect(judgeJobs({ ...waiting, oldestAt: ago(601) }, NOW)).toBe('jobsLate')
  expect(judgeJobs({ ...NO_JOBS, givenUp: 1, lastGivenUpAt: ago(HOUR) }, NOW)).toBe('jobsGivenUp')
  expect(judgeJobs({ ...NO_JOBS, givenUp: 1, lastGivenUpAt: ago(HOUR + 1) }, NOW)).toBe('jobsGivenUpBefore')
  // A job for later, as an attempt of a webhook, is not late.
  expect(judgeJobs({ ...waiting, oldestAt: ago(-HOUR) }, NOW)).toBe('jobsWait')
})

test('a timer that has stopped is silent, whatever its last run was', () => {
  expect(judgeTimer(null, NOW)).toBe('timerNever')
  expect(judgeTimer({ startedAt: ago(300), hasFailed: false }, NOW)).toBe('timerWorks')
  expect(judgeTimer({ startedAt: ago(300), hasFailed: true }, NOW)).toBe('timerFailed')
  expect(judgeTimer({ startedAt: ago(301), hasFailed: false }, NOW)).toBe('timerSilent')
})

test('a reconciliation is late before it differs', () => {
  expect(judgeReconciliation(null, 0, NOW)).toBe('reconciliationNever')
  expect(judgeReconciliation(ago(DAY), 0, NOW)).toBe('reconciliationDone')
  expect(judgeReconciliation(ago(DAY), 1, NOW)).toBe('reconciliationDiffers')
  expect(judgeReconciliation(ago(29 * HOUR), 1, NOW)).toBe('reconciliationLate')
})

test('of a group the worse lines come first, otherwise in their order', () => {
  const lines = [
    statusLine('database', 'databaseWorks'),
    statusLine('outbox', 'jobsDone'),
    statusLine('redis', 'redisOff'),
    statusLine('files', 'filesDown'),
    statusLine('backup', 'backupNever'),
    statusLine('schema', 'schemaCurrent'),
    statusLine('pool', 'poolFull'),
  ]
  expect(linesOfGroup(lines, 'storage').map(({ part }) => part)).toEqual([
    ...['files', 'pool', 'backup', 'database', 'schema', 'redis'],
  ])
})
