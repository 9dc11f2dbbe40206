import { EventEmitter } from 'node:events'
import type { Pool, PoolClient } from 'pg'
import { runForRequest } from '@/server/current-request'
import { beginOf, commentStatements } from '@/server/db/postgres-driver/named-requests'
import {
  type TimedStatement,
  timeStatements,
  watchStatements,
} from '@/server/db/postgres-driver/statement-times'

const ID = 'a3f0c9d2-0000-4000-8000-000000000001'

/** A pool that remembers what it was asked. */
function fakePool() {
  const asked: unknown[] = []
  const query = (requested: unknown) => {
    asked.push(requested)
    return Promise.resolve({ rows: [] })
  }
  const pool = Object.assign(new EventEmitter(), { query }) as unknown as Pool
  return { pool, asked }
}

test('a transaction carries the id of its request as the name of the application', () => {
  expect(beginOf(ID)).toBe(`BEGIN; SET LOCAL application_name = 'diyar ${ID}'`)
  expect(beginOf(null)).toBe('BEGIN')
})

test('a statement outside of a transaction carries the id as a comment, unless it is prepared or of a job', () => {
  const { pool, asked } = fakePool()
  commentStatements(pool)
  runForRequest(ID, undefined, () => {
    void pool.query({ text: 'SELECT 1' })
    void pool.query({ name: 'known', text: 'SELECT 2' })
  })
  void pool.query({ text: 'SELECT 3' })
  expect(asked).toEqual([
    { text: `SELECT 1 /*request_id='${ID}'*/` },
    { name: 'known', text: 'SELECT 2' },
    { text: 'SELECT 3' },
  ])
})

test('every statement is measured, those that fail too, with the request that it is for', async () => {
  const { pool } = fakePool()
  timeStatements(pool)
  const seen: TimedStatement[] = []
  const stop = watchStatements(pool, (one) => seen.push(one))
  const client = {
    query: (text: string) => (text === 'broken' ? Promise.reject(new Error()) : Promise.resolve()),
  }
  pool.emit('connect', client as unknown as PoolClient)
  await client.query(`SELECT 1 /*request_id='${ID}'*/`)
  await client.query('broken').catch(() => undefined)
  stop()
  await client.query('SELECT 2')
  expect(seen).toMatchObject([
    { requestId: ID, hasFailed: false },
    { text: 'broken', requestId: null, hasFailed: true },
  ])
})
