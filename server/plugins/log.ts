import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { ErrorReports } from '@/lib/telemetry/error-reports'
import { isDataException } from '@/server/db/failures'

/** One line per event, ids only: personal data and secrets are never logged (security.md, Faults). */
export const LOGGER: FastifyServerOptions['logger'] = {
  level: 'info',
  redact: {
    paths: [
      'authorization',
      'cookie',
      'token',
      'phone',
      'otp',
      'code_hash',
      '*.authorization',
      '*.cookie',
      '*.token',
      '*.phone',
      '*.otp',
      'req.headers',
      'res.headers',
      'busboyOptions.headers',
      'err.params',
      'err.query',
      'err.cause.detail',
      'err.cause.parameters',
    ],
    censor: '[kept out]',
  },
  serializers: {
    err: (error: Error) => ({
      type: error.name,
      code: codeOf(error),
      // Drizzle's message contains the values of a query; its cause does not.
      message: withoutValues(causeOf(error)),
      stack: framesOf(error),
    }),
  },
}

const ERROR_LEVEL = 50

/** The same log, whose errors are reported too: of calls, timers and jobs alike, because all of them write here. */
export function reportingLogger(reports: ErrorReports): FastifyServerOptions['logger'] {
  return {
    ...Object(LOGGER),
    hooks: {
      logMethod(
        this: { bindings(): { reqId?: string } },
        args: unknown[],
        write: (...args: unknown[]) => void,
        level: number,
      ) {
        const { err }: { err?: unknown } = Object(args[0])
        if (level >= ERROR_LEVEL && err !== undefined) reports.send(err, { requestId: this.bindings().reqId })
        write.apply(this, args)
      },
    },
  }
}

function causeOf(error: Error): Error {
  return error.cause instanceof Error ? error.cause : error
}

/** The database quotes a value that it cannot read (class 22 of SQLSTATE). */
function withoutValues(error: Error): string {
  return isDataException(error) ? error.message.replace(/".*/s, '"…"') : error.message
}

function codeOf(error: Error): string {
  const { code } = causeOf(error) as { code?: string }
  return code ?? ''
}

/** The stack without the message that it repeats. */
function framesOf({ stack = '' }: Error): string {
  const frames = stack.split('\n').filter((line) => line.trim().startsWith('at '))
  return frames.join('\n')
}

/** The route's pattern instead of the address, which may contain typed text. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        refusal: request.refusal ?? undefined,
        ms: Math.round(reply.elapsedTime),
        userId: request.user?._id,
      },
      'answered',
    )
  })
}
