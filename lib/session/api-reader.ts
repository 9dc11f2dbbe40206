import type { NextRequest } from 'next/server'
import { requestHeadersOf } from '@/lib/domain/request-id'
import { apiOrigin } from '@/lib/env'
import { CONTENT_VERSION_HEADER } from './content-version'
import { sessionCookieName } from './cookie'
import type { PassedAnswer } from './passed-answers'

const API_TIMEOUT_MS = 5000

export type ApiReader = ReturnType<typeof createApiReader>

/** Reads the api before a page is rendered, and collects the answers for the page. */
export function createApiReader(request: NextRequest) {
  const answers: PassedAnswer[] = []
  const version = { [CONTENT_VERSION_HEADER]: request.headers.get(CONTENT_VERSION_HEADER) ?? '' }
  const requestHeaders = requestHeadersOf(request.headers)

  async function readWith(path: string, token: string | null): Promise<PassedAnswer | null> {
    try {
      const response = await fetch(`${apiOrigin()}/api/v1/${path}`, {
        headers: {
          ...version,
          ...requestHeaders,
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
        signal: AbortSignal.timeout(API_TIMEOUT_MS),
      })
      if (response.status >= 500) return null
      const { status } = response
      const answer = { path, isPrivate: token !== null, status, body: await response.text() }
      answers.push(answer)
      return answer
    } catch {
      return null
    }
  }

  return {
    answers,
    /** Null when the api cannot be reached or fails. */
    read: (path: string) => readWith(path, null),
    /** The same with the session of the request; undefined where no user is signed in. */
    async readAsUser(path: string): Promise<PassedAnswer | null | undefined> {
      const token = request.cookies.get(sessionCookieName())?.value
      return token === undefined ? undefined : readWith(path, token)
    },
  }
}

/** The body of a successful answer; null for every other one. */
export const found = <T>(answer: PassedAnswer | null | undefined): T | null =>
  answer?.status === 200 ? (JSON.parse(answer.body) as T) : null

/** Whether the api knows no such thing, or not for this user. */
export const isRefused = (answer: PassedAnswer | null | undefined): boolean =>
  answer?.status === 404 || answer?.status === 400
