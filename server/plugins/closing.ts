import type { FastifyInstance } from 'fastify'

/** Asked to stop, a process finishes what is in work; a connection that then stayed open would hold it up until it is killed. */
export function closeAfterAnswers(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    app.server.closeIdleConnections()
    done()
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
}
