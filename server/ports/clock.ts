/** The only source of the current time for rules; tests pass a clock that they advance. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
