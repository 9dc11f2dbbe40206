import { object, string } from 'yup'
import { userName } from '@/lib/domain/text/text'

/** Calendars of other sites that one listing may read. */
export const MAX_FEEDS = 10
const MAX_NAME = 40
const MAX_ADDRESS = 2000

/** The colours of a feed, each a token `--c-feed-…`; the first that is free is the one of a new feed. */
export const FEED_COLOURS = ['rose', 'violet', 'blue', 'teal', 'green', 'olive', 'amber', 'brown'] as const
export type FeedColour = (typeof FEED_COLOURS)[number]

/** Why an outside calendar could not be read. */
export const FEED_FAILURES = ['address', 'unreachable', 'too_large', 'too_slow', 'not_a_calendar'] as const
export type FeedFailureCode = (typeof FEED_FAILURES)[number]
/** What a reading found wrong; `repeating` was read, but for rules of repetition that we do not know. */
export const FEED_PROBLEMS = [...FEED_FAILURES, 'repeating'] as const
export type FeedProblem = (typeof FEED_PROBLEMS)[number]

/** Whether nothing was read, so that what the feed closed before stays closed. */
export function isFeedFailure(problem: FeedProblem | null): boolean {
  return problem !== null && problem !== 'repeating'
}

/** The body of `POST` and `PUT` of a feed. */
export const feedBody = object({
  name: userName(MAX_NAME).required(),
  colour: string().oneOf(FEED_COLOURS).required(),
  url: string().trim().required().max(MAX_ADDRESS),
}).noUnknown()
export type FeedBody = ReturnType<typeof feedBody.validateSync>

/** The colour that the fewest feeds of a listing have; of equal ones the first of the table. */
export function freeColour(taken: readonly FeedColour[]): FeedColour {
  const uses = (colour: FeedColour) => taken.filter((one) => one === colour).length
  const [first] = FEED_COLOURS.toSorted((one, other) => uses(one) - uses(other))
  return first ?? FEED_COLOURS[0]
}

/** The name of a feed that was given none: the host of its address. */
export function nameOfAddress(url: string): string {
  return new URL(url).hostname.slice(0, MAX_NAME)
}
