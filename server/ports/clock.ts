/** The only source of "now" for rules; tests hand in one that they move. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
