import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ContentPolicy } from './document/content-policy'
import { Overloaded } from './document/waiting-line'
import { BodyTooLarge, endAfterBody } from './http/request-body'
import { REFUSALS, RENDER } from './limits'
import { sendOutage } from './outage-page'

/** Ends a request whose answer failed: too large a body, a full queue, or an error of ours, which is logged. */
export function createFailures(policy: ContentPolicy, logError: (error: unknown) => void) {
  const refuse = createRefusals()
  return (req: IncomingMessage, res: ServerResponse, error: unknown): void => {
    if (res.destroyed) return
    if (res.headersSent) res.destroy()
    else if (error instanceof BodyTooLarge) {
      res.writeHead(413, { 'Content-Length': 0 }).flushHeaders()
      endAfterBody(req, res)
    } else if (error instanceof Overloaded) {
      refuse(res, error.isBusy, () => sendOutage(req, res, policy, RENDER.retrySeconds))
    } else {
      logError(error)
      sendOutage(req, res, policy, RENDER.retrySeconds)
    }
  }
}

/** Refuses a busy address late, so that a crawler that asks again at once costs little; everybody else at once. */
function createRefusals() {
  let late = 0
  return (res: ServerResponse, isBusy: boolean, send: () => void): void => {
    if (!isBusy || late >= REFUSALS.maxLate) {
      send()
      return
    }
    late += 1
    const timer = setTimeout(() => {
      late -= 1
      if (!res.destroyed) send()
    }, REFUSALS.lateMs)
    timer.unref()
  }
}
