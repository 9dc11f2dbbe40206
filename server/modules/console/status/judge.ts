import type { ServiceState } from '@/lib/domain/admin/overview'
import type { StatusReason } from '@/lib/domain/status/status'
import { ALERT_LIMITS, STATUS_LIMITS } from './limits'

const secondsSince = (instant: Date, now: Date) => (now.getTime() - instant.getTime()) / 1000

/** The database by the time of its shortest answer; `slowMs` is SLOW_STATEMENT_MS. */
export const judgeDatabase = (answerMs: number, slowMs: number): StatusReason =>
  answerMs >= slowMs ? 'databaseSlow' : 'databaseWorks'

export const judgePool = (waiting: number): StatusReason =>
  waiting > ALERT_LIMITS.PoolIsFull.above ? 'poolFull' : 'poolWorks'

export function judgeReplica({ isAway, isFresh }: { isAway: boolean; isFresh: boolean }): StatusReason {
  if (isAway) return 'replicaAway'
  return isFresh ? 'replicaWorks' : 'replicaLate'
}

/** Migrations that only one side has; `foreign` were applied by a newer build. */
export function judgeSchema({ missing, foreign }: { missing: number; foreign: number }): StatusReason {
  if (missing > 0) return 'schemaBehind'
  return foreign > 0 ? 'schemaAhead' : 'schemaCurrent'
}

/** Only PostgreSQL is backed up by `npm run backup`. */
export function judgeBackup(takenAt: Date | null, isEmbedded: boolean, now: Date): StatusReason {
  if (isEmbedded) return 'backupEmbedded'
  if (!takenAt) return 'backupNever'
  const age = secondsSince(takenAt, now)
  if (age > STATUS_LIMITS.backupVeryOldSeconds) return 'backupVeryOld'
  return age > ALERT_LIMITS.BackupIsOld.above ? 'backupOld' : 'backupFresh'
}

/** The last rehearsed restore; one that succeeded may be as old as a whole copy. */
export function judgeRehearsal(
  last: { startedAt: Date; problem: string | null } | null,
  isEmbedded: boolean,
  now: Date,
): StatusReason {
  if (isEmbedded) return 'rehearsalEmbedded'
  if (!last) return 'rehearsalNever'
  if (last.problem !== null) return 'rehearsalFailed'
  const age = secondsSince(last.startedAt, now)
  return age > ALERT_LIMITS.RehearsalIsOld.above ? 'rehearsalOld' : 'rehearsalDone'
}

/** Null: no answer in time. */
export function judgeFiles(answerMs: number | null): StatusReason {
  if (answerMs === null) return 'filesDown'
  return answerMs >= STATUS_LIMITS.filesSlowMs ? 'filesSlow' : 'filesWork'
}

/** Null: no answer in time. */
export function judgeRedis(answerMs: number | null): StatusReason {
  if (answerMs === null) return 'redisDown'
  return answerMs >= STATUS_LIMITS.redisSlowMs ? 'redisSlow' : 'redisWorks'
}

export interface JobCounts {
  waiting: number
  oldestAt: Date | null
  givenUp: number
  lastGivenUpAt: Date | null
}

/** Jobs of one kind, by the rules of the alerts OutboxIsLate and JobsWereGivenUp. */
export function judgeJobs({ waiting, oldestAt, givenUp, lastGivenUpAt }: JobCounts, now: Date): StatusReason {
  if (oldestAt && secondsSince(oldestAt, now) > ALERT_LIMITS.OutboxIsLate.above) return 'jobsLate'
  const { withinHours } = ALERT_LIMITS.JobsWereGivenUp
  if (lastGivenUpAt && secondsSince(lastGivenUpAt, now) <= withinHours * 3600) return 'jobsGivenUp'
  if (waiting > 0) return 'jobsWait'
  return givenUp > 0 ? 'jobsGivenUpBefore' : 'jobsDone'
}

/** Null: it has never run. A timer that has stopped is silent, whatever its last run was. */
export function judgeTimer(run: { startedAt: Date; hasFailed: boolean } | null, now: Date): StatusReason {
  if (!run) return 'timerNever'
  if (secondsSince(run.startedAt, now) > ALERT_LIMITS.TimersStopped.above) return 'timerSilent'
  return run.hasFailed ? 'timerFailed' : 'timerWorks'
}

export function judgeReconciliation(endedAt: Date | null, differences: number, now: Date): StatusReason {
  if (!endedAt) return 'reconciliationNever'
  if (secondsSince(endedAt, now) > STATUS_LIMITS.reconciliationLateSeconds) return 'reconciliationLate'
  return differences > 0 ? 'reconciliationDiffers' : 'reconciliationDone'
}

const OF_SERVICE: Record<ServiceState, StatusReason> = {
  working: 'serviceWorks',
  failing: 'serviceFails',
  unused: 'serviceUnused',
  notSetUp: 'serviceOff',
}
export const judgeService = (state: ServiceState): StatusReason => OF_SERVICE[state]

export const judgeWebhooks = (disabled: number): StatusReason =>
  disabled > 0 ? 'webhooksDisabled' : 'webhooksWork'
