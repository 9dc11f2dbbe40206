import type { PoolClient } from 'pg'
import { prepareInTransactions, withoutNames } from '@/server/db/postgres-driver/statement-names'

/** A connection that writes down what it is asked. */
function aClient(rename = prepareInTransactions) {
  const requested: [unknown, unknown][] = []
  const client = {
    query: (statement: unknown, values?: unknown) => {
      requested.push([statement, values])
    },
  } as unknown as PoolClient
  rename(client)
  const request = client.query as (statement: unknown, values?: unknown) => void
  return { ask: request, asked: requested }
}

const nameOf = (statement: unknown) => (statement as { name?: string }).name

test('within a transaction a statement with values has one name for each text, on every connection', () => {
  const [one, other] = [aClient(), aClient()]
  for (const { ask: request } of [one, other]) {
    request({ text: 'begin' }, [])
    request({ text: 'SELECT $1 AS a' }, [1])
    request({ text: 'SELECT $1 AS b' }, [1])
    request({ text: 'SELECT $1 AS a' }, [2])
    request({ text: 'commit' }, [])
  }
  const names = one.asked.map(([statement]) => nameOf(statement))
  expect(names).toEqual([undefined, expect.any(String), expect.any(String), names[1], undefined])
  expect(names[1]).not.toBe(names[2])
  expect(other.asked.map(([statement]) => nameOf(statement))).toEqual(names)
})

test('outside of a transaction, without values, or under a name of its own a statement is unchanged', () => {
  const { ask: request, asked: requested } = aClient()
  request({ text: 'SELECT $1 AS c' }, [1])
  request('BEGIN')
  request({ text: 'SELECT 1' }, [])
  request({ text: 'SELECT $1', name: 'mine' }, [1])
  request('rollback')
  request({ text: 'SELECT $1 AS c' }, [1])
  expect(requested.map(([statement]) => nameOf(statement))).toEqual([
    undefined,
    undefined,
    undefined,
    'mine',
    undefined,
    undefined,
  ])
})

test('without names no statement has one, in a transaction or under a name of its own, and values stay', () => {
  const { ask: request, asked: requested } = aClient(withoutNames)
  request('BEGIN')
  request({ text: 'SELECT $1' }, [1])
  request({ text: 'SELECT $1', name: 'mine' }, [2])
  expect(requested.map(([statement, values]) => [nameOf(statement), values])).toEqual([
    [undefined, undefined],
    [undefined, [1]],
    [undefined, [2]],
  ])
})
