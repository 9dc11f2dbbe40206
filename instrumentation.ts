import type { Instrumentation } from 'next'
import { REQUEST_ID_HEADER } from '@/lib/domain/request-id'
import { reportPage } from '@/lib/telemetry/page-errors'

/** One line for each page that failed: the number that the error page shows, and the request in the log of the api. */
export const onRequestError: Instrumentation.onRequestError = (error, { headers }, { routePath }) => {
  const { digest = '' } = error as { digest?: string }
  const requestId = headers[REQUEST_ID_HEADER]
  const line = { level: 'error', msg: 'a page failed', digest, reqId: requestId, route: routePath }
  // biome-ignore lint/suspicious/noConsole: Next also compiles this file for its Edge runtime, which has no process.stderr
  console.error(JSON.stringify(line))
  reportPage(error, { route: routePath, requestId: String(requestId ?? '') })
}
