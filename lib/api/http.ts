import type { KyInstance, Options } from 'ky'
import type { ErrorData } from '@/lib/contract/error-data'
import type { CodeOf, RouteName } from '@/lib/contract/types'
import type { Proof } from '@/lib/domain/account/fresh-proof'
import type { ErrorCode, Issue } from '@/lib/domain/issues'

/** The body of an error; `ErrorData` says what its code carries beside. */
interface ErrorAnswer {
  code?: ErrorCode
  message?: string
  issues?: (Issue & { message: string })[]
  requestId?: string
}

/** A failed call: the error that the api answered, or `unavailable` (status 0) without an answer. */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly status: number,
    message: string,
    readonly answer: ErrorAnswer = {},
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(message)
    this.name = 'ApiError'
  }
}

/** Without an answer nothing is known to have changed, and a refresh would replace the page by the browser's error. */
export const wasAnswered = (failure: unknown): boolean => !(failure instanceof ApiError) || failure.status > 0

/** An error of this code with what it carries; another backend may leave out fields. */
type ErrorWith<Code> = ApiError & {
  answer: Code extends keyof ErrorData ? Partial<ErrorData[Code]> : unknown
}

/** Whether a call failed with this code. */
export const hasCode = <Code extends ErrorCode>(failure: unknown, code: Code): failure is ErrorWith<Code> =>
  failure instanceof ApiError && failure.code === code

/** The same of a route, which must list the code. */
export const isErrorOf = <Name extends RouteName, Code extends CodeOf<Name>>(
  _route: Name,
  failure: unknown,
  code: Code,
): failure is ErrorWith<Code> => hasCode(failure, code)

type CallOptions = Omit<Options, 'prefixUrl' | 'json'>

export interface Http {
  request<T>(method: string, path: string, body?: unknown, options?: CallOptions): Promise<T>
}

const TIMEOUT_MS = 20_000
/** No act needs more kinds. */
const MAX_PROOFS = 2

/**
 * Calls below one address; every failure becomes an ApiError. A call that needs a fresh proof of its user is repeated once
 * `prove` has got it. ky is loaded with the first call, not with the page.
 */
export function createHttp(base: Options, prove?: (proof: Proof) => Promise<boolean>): Http {
  let client: KyInstance | null = null
  const connect = async () => {
    const { default: ky } = await import('ky')
    return ky.create({ timeout: TIMEOUT_MS, retry: { limit: 1, methods: ['get'] }, ...base })
  }
  const callOnce = async <T>(path: string, options: Options): Promise<T> => {
    try {
      client ??= await connect()
      const response = await client(path, options)
      return (response.status === 204 ? undefined : await response.json()) as T
    } catch (error) {
      throw await toApiError(error)
    }
  }
  const call = async <T>(path: string, options: Options, proofsLeft = MAX_PROOFS): Promise<T> => {
    try {
      return await callOnce<T>(path, options)
    } catch (failure) {
      const isUnproven = hasCode(failure, 'proof_needed') && proofsLeft > 0
      const needed = isUnproven ? failure.answer.proof : null
      if (!needed || !(await prove?.(needed))) throw failure
      return call<T>(path, options, proofsLeft - 1)
    }
  }
  return {
    request: (method, path, body, options) =>
      call(path, { ...options, method, ...(body === undefined ? {} : { json: body }) }),
  }
}

async function toApiError(error: unknown): Promise<ApiError> {
  const response = error instanceof Error && 'response' in error ? error.response : null
  if (!(response instanceof Response)) return new ApiError('unavailable', 0, '')
  const answer = (await response.json().catch(() => ({}))) as ErrorAnswer
  const retryAfter = response.headers.get('retry-after')
  return new ApiError(
    answer.code ?? 'internal',
    response.status,
    answer.message ?? '',
    answer,
    retryAfter === null ? null : Number(retryAfter),
  )
}
