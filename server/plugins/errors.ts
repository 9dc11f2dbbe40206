import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError, type ErrorCode, type Issue } from '@/lib/domain/issues'
import { limitRepeated } from '@/lib/telemetry/repeated'
import { isConnectionLost, isDataException, isStorageFull } from '@/server/db/failures'
import { type Language, languageOf, type Translations } from '@/server/i18n'
import { StorageFailure } from '@/server/ports/files'
import { STATUSES } from './error-statuses'
import { methodsOf } from './methods'

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 3600

/** Errors of the framework as our codes; any other 4xx is a bad request. */
const FRAMEWORK_STATUSES: Record<number, ErrorCode> = {
  404: 'not_found',
  413: 'too_large',
  415: 'wrong_type',
  429: 'too_many_requests',
  503: 'unavailable',
}

const UNAVAILABLE_RETRY_SECONDS = 5
/** An operator has to free disk space. */
const STORAGE_RETRY_SECONDS = 300

/** Codes whose first issue is more precise than the text of the code. */
const ERROR_BY_ISSUE: readonly ErrorCode[] = ['bad_request', 'invalid']

export function handleErrors(app: FastifyInstance, translations: Translations): void {
  app.setErrorHandler((error: FastifyError | DomainError, request, reply) =>
    sendError(toDomainError(error, request), request, reply, translations),
  )
  const methodsAt = methodsOf(app)
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsAt(request.url)
    if (methods.length === 0) return sendError(new DomainError('not_found'), request, reply, translations)
    reply.header('allow', methods.join(', '))
    if (request.method === 'OPTIONS') return reply.code(204).send()
    return sendError(new DomainError('method_not_allowed'), request, reply, translations)
  })
}

/** Also used for errors before routing, such as broken percent-encoding. */
export function sendError(
  error: DomainError,
  request: FastifyRequest,
  reply: FastifyReply,
  translations: Translations,
): FastifyReply {
  const language = languageOf(request.headers['accept-language'])
  const issues = issuesForAnswer(error.detail.issues ?? [], language, translations)
  request.refusal = error.code
  const { errors } = request.routeOptions?.config ?? {}
  if (errors && !errors.includes(error.code))
    request.log.error({ refusal: error.code }, 'lib/contract does not list this code at the route')
  if (error.detail.retryAfterSeconds) reply.header('retry-after', error.detail.retryAfterSeconds)
  return reply
    .code(STATUSES[error.code])
    .header('cache-control', 'no-store')
    .send({
      code: error.code,
      message: messageOf(error, issues, language, translations),
      ...(issues.length > 0 ? { issues } : {}),
      ...(error.detail.data as object | undefined),
      requestId: request.id,
    })
}

function messageOf(
  error: DomainError,
  issues: { message: string }[],
  language: Language,
  translations: Translations,
): string {
  const { decided } = error.detail
  if (decided) {
    const act = translations.sentence(language, `admin.audit.actions.${decided.action}`)
    return translations.sentence(language, 'admin.live.decided', { name: decided.by[language], act })
  }
  const first = ERROR_BY_ISSUE.includes(error.code) ? issues[0]?.message : undefined
  const params = { ...spokenWait(error.detail.retryAfterSeconds ?? 0), ...error.detail.params }
  return first ?? translations.sentence(language, `errors.${error.code}`, params)
}

/** A duration in the largest unit of which there are at least two: "try again in 24 hours", not in 86,400 seconds. */
function spokenWait(seconds: number): { wait: number; unit: 'seconds' | 'minutes' | 'hours' } {
  if (seconds >= 2 * HOUR_SECONDS) return { wait: Math.ceil(seconds / HOUR_SECONDS), unit: 'hours' }
  if (seconds >= 2 * MINUTE_SECONDS) return { wait: Math.ceil(seconds / MINUTE_SECONDS), unit: 'minutes' }
  return { wait: seconds, unit: 'seconds' }
}

function issuesForAnswer(issues: Issue[], language: Language, translations: Translations) {
  return issues.map((one) => ({
    ...one,
    message: translations.sentence(language, `issues.${one.code}`, one.params),
  }))
}

const admitOutage = limitRepeated()
const codeOf = ({ code = '', message }: FastifyError) => code || message

export function toDomainError(error: FastifyError | DomainError, request: FastifyRequest): DomainError {
  if (error instanceof DomainError) return error
  // The client disconnected while it sent its body: not an error; the access log records it.
  if (error === request.raw.errored) return new DomainError('bad_request')
  if (isStorageFull(error)) {
    request.log.error({ err: error }, 'the disk is full')
    return new DomainError('storage_full', { retryAfterSeconds: STORAGE_RETRY_SECONDS })
  }
  if (error instanceof StorageFailure) {
    request.log.error({ err: error }, 'the storage of files does not answer')
    return new DomainError('unavailable', { retryAfterSeconds: UNAVAILABLE_RETRY_SECONDS })
  }
  if (isConnectionLost(error)) {
    // Each call that met it has its own line, with the refusal.
    const admitted = admitOutage(codeOf(error))
    if (admitted) request.log.error({ err: error, ...admitted }, 'the database is not reachable')
    return new DomainError('unavailable', { retryAfterSeconds: UNAVAILABLE_RETRY_SECONDS })
  }
  if (isDataException(error)) {
    request.log.warn({ err: error }, 'the database refused a value that a schema let through')
    return new DomainError('bad_request')
  }
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) return new DomainError(FRAMEWORK_STATUSES[status] ?? 'bad_request')
  if (status === 503) return new DomainError('unavailable', { retryAfterSeconds: UNAVAILABLE_RETRY_SECONDS })
  request.log.error({ err: error }, 'unexpected failure')
  return new DomainError('internal')
}
