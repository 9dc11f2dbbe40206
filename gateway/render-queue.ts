import { RENDER } from './limits'

/** Thrown when the queue is too long for another request. */
export class Overloaded extends Error {}

interface Waiting {
  start: () => void
}

interface QueueLimits {
  running: number
  runningPerAddress: number
  waiting: number
  waitingPerAddress: number
  waitMs: number
}

export type RenderQueue = ReturnType<typeof createRenderQueue>

/**
 * Runs a bounded number of renders at once, addresses in turn, so that one busy address delays only itself. A waiting
 * request leaves the queue when its client disconnects.
 */
export function createRenderQueue(limits: QueueLimits = RENDER.queue) {
  const waiting = new Map<string, Set<Waiting>>()
  const running = new Map<string, number>()
  let runningInSum = 0
  let waitingInSum = 0

  const mayRun = (address: string) =>
    runningInSum < limits.running && (running.get(address) ?? 0) < limits.runningPerAddress

  function begin(address: string): void {
    runningInSum += 1
    running.set(address, (running.get(address) ?? 0) + 1)
  }

  function end(address: string): void {
    runningInSum -= 1
    const left = (running.get(address) ?? 1) - 1
    if (left > 0) running.set(address, left)
    else running.delete(address)
    startNext()
  }

  function startNext(): void {
    for (const [address, line] of waiting) {
      if (!mayRun(address)) continue
      const [first] = line
      // Moved to the end of the map, so that the other addresses are first next time.
      waiting.delete(address)
      waiting.set(address, line)
      first?.start()
      return
    }
  }

  function leave(address: string, one: Waiting): void {
    const line = waiting.get(address)
    if (line?.delete(one)) waitingInSum -= 1
    if (line?.size === 0) waiting.delete(address)
  }

  function wait(address: string, signal: AbortSignal): Promise<void> {
    const line = waiting.get(address) ?? new Set()
    if (waitingInSum >= limits.waiting || line.size >= limits.waitingPerAddress) throw new Overloaded()
    return new Promise((resolve, reject) => {
      const settle = (finish: () => void) => {
        clearTimeout(timer)
        signal.removeEventListener('abort', onAbort)
        leave(address, one)
        finish()
      }
      const one: Waiting = {
        start: () =>
          settle(() => {
            begin(address)
            resolve()
          }),
      }
      const onAbort = () => settle(() => reject(signal.reason))
      const timer = setTimeout(() => settle(() => reject(new Overloaded())), limits.waitMs).unref()
      signal.addEventListener('abort', onAbort)
      waiting.set(address, line.add(one))
      waitingInSum += 1
    })
  }

  return {
    /** Runs `work` at the turn of this address; rejects with `Overloaded` or with the signal's reason. */
    async run<T>(address: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
      signal.throwIfAborted()
      if (mayRun(address) && !waiting.has(address)) begin(address)
      else await wait(address, signal)
      try {
        return await work()
      } finally {
        end(address)
      }
    },
    get waiting() {
      return waitingInSum
    },
  }
}
