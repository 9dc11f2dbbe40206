/** The numbers of deploy/prometheus-rules.yml by which the status page judges too; a test holds both against each other. */
export const ALERT_LIMITS = {
  /** seconds of the oldest job */
  OutboxIsLate: { above: 600 },
  /** jobs that were given up within the last hour */
  JobsWereGivenUp: { above: 0, withinHours: 1 },
  /** calls that wait for a connection */
  PoolIsFull: { above: 5 },
  /** seconds since the last run of a timer; they run twice a minute */
  TimersStopped: { above: 300 },
  /** seconds since the last whole copy, which is taken once a night */
  BackupIsOld: { above: 129_600 },
  /** seconds since the last restore that succeeded; one is rehearsed each night */
  RehearsalIsOld: { above: 129_600 },
} as const

/** What no alert measures. */
export const STATUS_LIMITS = {
  /** of Redis, whose answer takes less than a millisecond nearby */
  redisSlowMs: 50,
  /** of the file store, for a small file written and read */
  filesSlowMs: 1000,
  filesPatienceMs: 3000,
  /** after three missed nights */
  backupVeryOldSeconds: 3 * 86_400,
  /** a night's run, and the hours until the next one has ended */
  reconciliationLateSeconds: 28 * 3600,
} as const
