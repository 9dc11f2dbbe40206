import type { NextRequest } from 'next/server'
import { apiOrigin } from '@/lib/env'
import { sessionCookieName } from './cookie'
import { isForeignChange } from './foreign-origin'

const API_TIMEOUT_MS = 30_000
/** As `proxyClientMaxBodySize` in next.config.mjs: what is larger would be cut on its way without a word. */
const MAX_BODY_BYTES = 64 * 1024 * 1024

/** Headers of one hop, and the browser's cookies: the api knows bearers only. */
const NOT_FORWARDED = [
  'cookie',
  'host',
  'connection',
  'content-length',
  'accept-encoding',
  'transfer-encoding',
  'keep-alive',
]
const NOT_RETURNED = ['connection', 'content-encoding', 'transfer-encoding', 'keep-alive']

/**
 * Passes a browser's call to the v1 backend with the bearer token of its cookie. It fetches rather than rewrites: a
 * rewrite would tell the inner address in a header. A convenience, never the guard: the api decides every time.
 */
export async function forwardToApi(request: NextRequest): Promise<Response> {
  if (isForeignChange(request)) return failure(403, 'foreign_origin')
  if (Number(request.headers.get('content-length')) > MAX_BODY_BYTES) return failure(413, 'too_large')
  const { pathname, search } = request.nextUrl
  try {
    const answer = await fetch(apiOrigin() + pathname + search, {
      method: request.method,
      headers: forwardedHeaders(request),
      body: request.body,
      redirect: 'manual',
      signal: AbortSignal.timeout(API_TIMEOUT_MS),
      ...(request.body ? { duplex: 'half' } : {}),
    })
    return new Response(answer.body, {
      status: answer.status,
      headers: without(answer.headers, NOT_RETURNED),
    })
  } catch {
    return failure(503, 'unavailable')
  }
}

function forwardedHeaders(request: NextRequest): Headers {
  const headers = without(request.headers, NOT_FORWARDED)
  const token = request.cookies.get(sessionCookieName())?.value
  if (token) headers.set('authorization', `Bearer ${token}`)
  return headers
}

function without(headers: Headers, names: readonly string[]): Headers {
  const kept = new Headers(headers)
  for (const name of names) kept.delete(name)
  return kept
}

function failure(status: number, code: string): Response {
  return Response.json({ code, message: code }, { status, headers: { 'cache-control': 'no-store' } })
}
