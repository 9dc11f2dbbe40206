const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** The pause after each failed attempt: eight attempts in about two days. */
const PAUSES_MS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 14 * HOUR, 24 * HOUR]

/** An endpoint that has only failed for this long gets nothing more. */
const DISABLED_AFTER_MS = 72 * HOUR

/** When to try again after `attempts` failures; null: never. */
export function nextAttemptAt(attempts: number, now: Date): Date | null {
  const pause = PAUSES_MS[attempts - 1]
  return pause === undefined ? null : new Date(now.getTime() + pause)
}

export const isFailingForLong = (failingSince: Date, now: Date) =>
  now.getTime() - failingSince.getTime() >= DISABLED_AFTER_MS
