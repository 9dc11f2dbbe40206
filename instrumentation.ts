import type { Instrumentation } from 'next'
import { REQUEST_ID_HEADER } from '@/lib/domain/request-id'

const isNode = process.env['NEXT_RUNTIME'] === 'nodejs'

/** One line for each page that failed: the number that the error page shows, and the request in the log of the api. */
export const onRequestError: Instrumentation.onRequestError = async (error, { headers }, { routePath }) => {
  const { digest = '' } = error as { digest?: string }
  const requestId = headers[REQUEST_ID_HEADER]
  const line = { level: 'error', msg: 'a page failed', digest, reqId: requestId, route: routePath }
  // biome-ignore lint/suspicious/noConsole: Next also compiles this file for its Edge runtime, which has no process.stderr
  console.error(JSON.stringify(line))
  if (!isNode) return
  const { reportPage } = await import('@/lib/telemetry/report-page')
  reportPage(error, { route: routePath, requestId: String(requestId ?? '') })
}
