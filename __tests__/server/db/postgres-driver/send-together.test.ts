import { Writable } from 'node:stream'
import type { PoolClient } from 'pg'
import { sendTogether } from '@/server/db/postgres-driver/drizzle-on'

/** A connection that writes each statement into its stream, and the writes that left it. */
function aClient() {
  const writes: string[][] = []
  const stream = new Writable({
    decodeStrings: false,
    write: (chunk, _, done) => {
      writes.push([chunk])
      done()
    },
    writev: (chunks, done) => {
      writes.push(chunks.map(({ chunk }) => String(chunk)))
      done()
    },
  })
  const client = {
    connection: { stream },
    query: (text: string) => stream.write(text),
  } as unknown as PoolClient
  sendTogether(client)
  return { ask: (text: string) => client.query(text), writes }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('statements of one turn of the event loop leave in one write, in their order; those of the next in another', async () => {
  const { ask: request, writes } = aClient()
  request('one')
  request('two')
  await Promise.resolve()
  request('three')
  await turn()
  request('four')
  await turn()
  expect(writes).toEqual([['one', 'two', 'three'], ['four']])
})
