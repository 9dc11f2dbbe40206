import type { ServerResponse } from 'node:http'
import { REFUSALS } from './limits'

/** Refuses a busy address late, so that a crawler that asks again at once costs little; everybody else at once. */
export function createRefusals() {
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
