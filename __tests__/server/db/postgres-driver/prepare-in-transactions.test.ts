import type { PoolClient } from 'pg'
import { prepareInTransactions } from '@/server/db/postgres-driver/prepare-in-transactions'

/** A connection that writes down what it is asked. */
function aClient() {
  const asked: [unknown, unknown][] = []
  const client = {
    query: (statement: unknown, values?: unknown) => {
      asked.push([statement, values])
    },
  } as unknown as PoolClient
  prepareInTransactions(client)
  const ask = client.query as (statement: unknown, values?: unknown) => void
  return { ask, asked }
}

const nameOf = (statement: unknown) => (statement as { name?: string }).name

test('within a transaction a statement with values has one name for each text, on every connection', () => {
  const [one, other] = [aClient(), aClient()]
  for (const { ask } of [one, other]) {
    ask({ text: 'begin' }, [])
    ask({ text: 'SELECT $1 AS a' }, [1])
    ask({ text: 'SELECT $1 AS b' }, [1])
    ask({ text: 'SELECT $1 AS a' }, [2])
    ask({ text: 'commit' }, [])
  }
  const names = one.asked.map(([statement]) => nameOf(statement))
  expect(names).toEqual([undefined, expect.any(String), expect.any(String), names[1], undefined])
  expect(names[1]).not.toBe(names[2])
  expect(other.asked.map(([statement]) => nameOf(statement))).toEqual(names)
})

test('outside of a transaction, without values, or under a name of its own a statement stays as it is', () => {
  const { ask, asked } = aClient()
  ask({ text: 'SELECT $1 AS c' }, [1])
  ask('BEGIN')
  ask({ text: 'SELECT 1' }, [])
  ask({ text: 'SELECT $1', name: 'mine' }, [1])
  ask('rollback')
  ask({ text: 'SELECT $1 AS c' }, [1])
  expect(asked.map(([statement]) => nameOf(statement))).toEqual([
    undefined,
    undefined,
    undefined,
    'mine',
    undefined,
    undefined,
  ])
})
