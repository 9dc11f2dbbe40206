import cluster from 'node:cluster'
import promClient from 'prom-client'

/** The same as in lib/telemetry/worker-metrics.ts. */
const MESSAGE = 'diyar:metrics'

/** Tells a worker that asks the figures of all workers, summed up. Without the answer of one of them there are none. */
export function answerMetrics() {
  const registry = new promClient.AggregatorRegistry()
  cluster.on('message', async (worker, message) => {
    if (message?.type !== MESSAGE) return
    const text = await registry.clusterMetrics().catch(() => null)
    if (worker.isConnected()) worker.send({ type: MESSAGE, id: message.id, text })
  })
}
