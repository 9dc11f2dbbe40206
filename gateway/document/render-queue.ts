import { RENDER } from '@/gateway/limits'
import { createRecentRequests, type RecentRequestsOptions } from './recent-requests'
import { changeCount, createWaitingLine, type LineLimits } from './waiting-line'

interface QueueLimits extends LineLimits {
  running: number
  runningPerAddress: number
  recent: RecentRequestsOptions
}

export type RenderQueue = ReturnType<typeof createRenderQueue>

/**
 * Runs a bounded number of renders at once. The address that asked least lately is first, and takes the place of a busier
 * one when the queue is full: a crawler delays itself, also from many addresses. A request leaves with its client.
 */
export function createRenderQueue(limits: QueueLimits = RENDER.queue) {
  const running = new Map<string, number>()
  const recent = createRecentRequests(limits.recent)
  const line = createWaitingLine(limits, recent)
  let runningInSum = 0

  const mayRun = (address: string) =>
    runningInSum < limits.running && (running.get(address) ?? 0) < limits.runningPerAddress

  function begin(address: string): void {
    runningInSum += 1
    changeCount(running, address, 1)
  }

  function end(address: string): void {
    runningInSum -= 1
    changeCount(running, address, -1)
    line.startNext(mayRun)
  }

  return {
    /** Runs `work` at the turn of this address; rejects with `Overloaded` or with the signal's reason. */
    async run<T>(address: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
      signal.throwIfAborted()
      recent.add(address)
      if (mayRun(address) && !line.has(address)) begin(address)
      else await line.wait(address, signal, () => begin(address))
      try {
        return await work()
      } finally {
        end(address)
      }
    },
    get waiting() {
      return line.size
    },
  }
}
