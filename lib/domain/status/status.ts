import type { OutsideService } from '@/lib/domain/admin/overview'

/** `off`: not set up, and nothing waits for it. */
export const STATUS_STATES = ['works', 'slow', 'down', 'unknown', 'off'] as const
export type StatusState = (typeof STATUS_STATES)[number]

export const STATUS_GROUPS = ['storage', 'work', 'outside', 'process'] as const
export type StatusGroup = (typeof STATUS_GROUPS)[number]

/** What a line is about, and the page of the console that helps when it does not work. */
export const STATUS_PARTS = {
  database: { group: 'storage' },
  pool: { group: 'storage' },
  replica: { group: 'storage' },
  schema: { group: 'storage' },
  backup: { group: 'storage' },
  rehearsal: { group: 'storage' },
  files: { group: 'storage' },
  redis: { group: 'storage' },
  outbox: { group: 'work' },
  timer: { group: 'work' },
  reconciliation: { group: 'work', href: '/admin/money' },
  payments: { group: 'outside', href: '/admin/failed-refunds' },
  sms: { group: 'outside' },
  mail: { group: 'outside' },
  push: { group: 'outside' },
  geocoder: { group: 'outside' },
  translation: { group: 'outside' },
  webhooks: { group: 'outside', href: '/admin/vendors?state=approved' },
  process: { group: 'process' },
} as const satisfies Record<string, { group: StatusGroup; href?: string }> & Record<OutsideService, object>
export type StatusPart = keyof typeof STATUS_PARTS

/** Every finding has a sentence of its own in `admin.status.reasons`. */
export const STATUS_REASONS = {
  databaseWorks: 'works',
  databaseSlow: 'slow',
  poolWorks: 'works',
  poolFull: 'slow',
  replicaWorks: 'works',
  replicaLate: 'slow',
  replicaAway: 'down',
  schemaCurrent: 'works',
  schemaAhead: 'slow',
  schemaBehind: 'down',
  backupFresh: 'works',
  backupOld: 'slow',
  backupVeryOld: 'down',
  backupNever: 'unknown',
  backupEmbedded: 'off',
  rehearsalDone: 'works',
  rehearsalOld: 'slow',
  rehearsalFailed: 'down',
  rehearsalNever: 'unknown',
  rehearsalEmbedded: 'off',
  filesWork: 'works',
  filesSlow: 'slow',
  filesDown: 'down',
  redisWorks: 'works',
  redisSlow: 'slow',
  redisDown: 'down',
  redisOff: 'off',
  jobsDone: 'works',
  jobsWait: 'works',
  jobsGivenUpBefore: 'works',
  jobsGivenUp: 'slow',
  jobsLate: 'down',
  timerWorks: 'works',
  timerFailed: 'down',
  timerSilent: 'down',
  timerNever: 'unknown',
  reconciliationDone: 'works',
  reconciliationDiffers: 'slow',
  reconciliationLate: 'down',
  reconciliationNever: 'unknown',
  serviceWorks: 'works',
  serviceFails: 'down',
  serviceUnused: 'unknown',
  serviceOff: 'off',
  webhooksWork: 'works',
  webhooksDisabled: 'slow',
  processWorks: 'works',
  unread: 'unknown',
} as const satisfies Record<string, StatusState>
export type StatusReason = keyof typeof STATUS_REASONS

/** Figures beside the sentence; `…At` is an instant, `…Ms` milliseconds. */
export interface StatusFacts {
  answerMs?: number
  lagMs?: number
  lastAt?: string
  durationMs?: number
  lastSuccessAt?: string
  lastFailureAt?: string
  /** of the whole copy that was restored, and of the last change that it had */
  copyAt?: string
  newestAt?: string
  oldestAt?: string
  waiting?: number
  retried?: number
  /** the most that one of them had */
  attempts?: number
  givenUp?: number
  open?: number
  disabled?: number
  /** migrations that the database has, and that the code has */
  applied?: number
  known?: number
  version?: string
  node?: string
  workers?: number
  /** the technical text of the last error, in English */
  problem?: string
}
export type StatusFact = keyof StatusFacts

export interface StatusLine {
  part: StatusPart
  /** which one of several: the number of a replica, a kind of jobs, a timer */
  item: string | null
  state: StatusState
  reason: StatusReason
  /** since when it is in this state; null where nobody noted it */
  since: string | null
  facts: StatusFacts
}

/** A line in the state that its reason says. */
export function statusLine(
  part: StatusPart,
  reason: StatusReason,
  more: Partial<Pick<StatusLine, 'item' | 'since' | 'facts'>> = {},
): StatusLine {
  return { part, item: null, since: null, facts: {}, ...more, reason, state: STATUS_REASONS[reason] }
}

/** The worse states first. */
const GRAVITY: Record<StatusState, number> = { down: 0, slow: 1, unknown: 2, works: 3, off: 4 }

/** The lines of a group, those that need somebody first; otherwise in the order of the answer. */
export const linesOfGroup = (lines: readonly StatusLine[], group: StatusGroup): StatusLine[] =>
  lines
    .filter(({ part }) => STATUS_PARTS[part].group === group)
    .sort((a, b) => GRAVITY[a.state] - GRAVITY[b.state])

/** Lines on which somebody has to act. */
export const needsAttention = ({ state }: Pick<StatusLine, 'state'>) => state === 'down' || state === 'slow'
