/**
 * The request header by which the middleware passes the api's answers to the page that it lets through. The gateway and
 * the middleware remove one that comes from outside.
 */
export const PASSED_ANSWERS_HEADER = 'x-passed-answers'

export interface PassedAnswer {
  /** below /api/v1/, with its query */
  path: string
  /** read with the session of the request */
  isPrivate: boolean
  status: number
  body: string
}

/** Headers hold no letters outside of Latin-1. */
export const writePassedAnswers = (answers: readonly PassedAnswer[]): string =>
  Buffer.from(JSON.stringify(answers)).toString('base64url')

export const readPassedAnswers = (header: string | null): PassedAnswer[] =>
  header ? (JSON.parse(Buffer.from(header, 'base64url').toString()) as PassedAnswer[]) : []
