import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Schema } from 'yup'
import { exactObject } from '@/lib/domain/exact-object'
import { DomainError, type Issue, issue } from '@/lib/domain/issues'
import { validateAgainst } from '@/lib/domain/validate-against'

const MAX_DEPTH = 12
/** NUL and lone surrogates: no column can store them. */
const IMPOSSIBLE = /\0|\p{Cs}/u

const NOTHING = exactObject({})
const WITHOUT_BODY = ['GET', 'HEAD', 'OPTIONS']

/** Validates every input strictly against its yup schema, without coercion (security.md, Input). */
export function validateInputs(app: FastifyInstance): void {
  app.setValidatorCompiler<Schema<unknown>>(({ schema, httpPart }) => (value: unknown) => {
    const checked = validateAgainst(schema, value ?? {})
    if (checked.issues.length === 0) return { value: checked.value }
    // An id in another format than ours is not found.
    if (httpPart === 'params') return { error: new DomainError('not_found') }
    return { error: new DomainError('bad_request', { issues: checked.issues }) }
  })
  app.addHook('onRoute', (route) => {
    const isRead = [route.method].flat().every((one) => WITHOUT_BODY.includes(one))
    route.schema = { querystring: NOTHING, ...(isRead ? {} : { body: NOTHING }), ...route.schema }
  })
  app.addHook('onRequest', async (request) => refuse(brokenQuery(request.url)))
  app.addHook('preValidation', async (request) => refuse(brokenBody(request)))
  acceptEmptyJson(app)
}

function refuse(issues: Issue[]): void {
  if (issues.length > 0) throw new DomainError('bad_request', { issues })
}

/** Refuses what the query parser accepts: a repeated name, broken percent-encoding, control characters. */
function brokenQuery(url: string): Issue[] {
  const query = url.split('?').slice(1).join('?')
  const names = new Set<string>()
  return query
    .split('&')
    .filter(Boolean)
    .flatMap((pair) => {
      const [rawName = '', ...rawValue] = pair.split('=')
      const name = decoded(rawName)
      const value = decoded(rawValue.join('='))
      if (name === null || value === null) return [issue(name ?? '', 'forbidden_character')]
      if (names.has(name)) return [issue(name, 'duplicate_key')]
      names.add(name)
      return IMPOSSIBLE.test(name + value) ? [issue(name, 'forbidden_character')] : []
    })
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return null
  }
}

function brokenBody(request: FastifyRequest): Issue[] {
  // The validator gets null too when there is no body.
  if (request.body === null) return [issue('', 'type_error')]
  const isJson = request.headers['content-type']?.includes('json')
  return isJson ? brokenTexts(request.body, '', 0) : []
}

function brokenTexts(value: unknown, path: string, depth: number): Issue[] {
  if (depth > MAX_DEPTH) return [issue(path, 'type_error')]
  if (typeof value === 'string') return IMPOSSIBLE.test(value) ? [issue(path, 'forbidden_character')] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => {
    const inner = path ? `${path}.${key}` : key
    return IMPOSSIBLE.test(key) ? [issue(path, 'forbidden_character')] : brokenTexts(one, inner, depth + 1)
  })
}

/** Only JSON is parsed, by the framework's own parser. A call without a body may still announce the type. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body.toString(), done)
  })
}
