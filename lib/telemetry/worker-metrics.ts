import cluster from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { AggregatorRegistry, type Registry } from 'prom-client'

/** What a worker and the process that runs the workers send each other (scripts/steps/worker-metrics.mjs). */
const MESSAGE = 'diyar:metrics'

/** The figures of a process; of a worker those of all workers that share its port, summed up. */
export function metricsOf(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics()
  AggregatorRegistry.setRegistries(registry)
  // From now on this worker answers when it is asked for its own.
  void new AggregatorRegistry()
  return askForAll
}

function askForAll(): Promise<string> {
  const id = randomUUID()
  return new Promise((resolve, reject) => {
    const take = (answer: { type?: string; id?: string; text?: string | null }) => {
      if (answer.type !== MESSAGE || answer.id !== id) return
      process.off('message', take)
      if (typeof answer.text === 'string') resolve(answer.text)
      else reject(new Error('A worker did not tell its metrics.'))
    }
    process.on('message', take)
    process.send?.({ type: MESSAGE, id })
  })
}
