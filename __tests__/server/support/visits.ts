import type { Deps } from '@/server/deps'
import { TEST_CONFIG, type TestApp } from './test-app'

/** A visitor who is not signed in. */
export const NO_USER = {
  address: '203.0.113.9',
  userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0',
  userId: null,
}

type BatchDeps = Pick<Deps, 'db' | 'clock' | 'config'>

/** What a batch of visits is made of. */
export const batchDeps = ({ db, clock }: TestApp): BatchDeps => ({ db, clock, config: TEST_CONFIG })

/** The same with a database that is away until it is called back. */
export function batchDepsInOutage(api: TestApp): { deps: BatchDeps; callBack: () => void } {
  let isDown = true
  const execute: typeof api.db.execute = (query) => {
    if (isDown) throw new Error('the database is away')
    return api.db.execute(query)
  }
  const db = Object.assign(Object.create(api.db), { execute })
  const callBack = () => {
    isDown = false
  }
  return { deps: { ...batchDeps(api), db }, callBack }
}
