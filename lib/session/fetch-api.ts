import type { NextRequest } from 'next/server'
import { apiOrigin } from '@/lib/env'
import { sessionCookieName } from './cookie'

const API_TIMEOUT_MS = 5000

/** Calls the api before a page is rendered; null when it cannot be reached. */
export async function fetchApi(path: string, headers: Record<string, string> = {}): Promise<Response | null> {
  try {
    return await fetch(`${apiOrigin()}/api/v1/${path}`, {
      headers,
      signal: AbortSignal.timeout(API_TIMEOUT_MS),
    })
  } catch {
    return null
  }
}

/** The same with the session of the request; undefined where no user is signed in. */
export async function fetchApiAs(request: NextRequest, path: string): Promise<Response | null | undefined> {
  const token = request.cookies.get(sessionCookieName())?.value
  return token === undefined ? undefined : fetchApi(path, { authorization: `Bearer ${token}` })
}
