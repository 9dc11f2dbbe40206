import { fairQueue } from '@/server/fair-queue'

/** Work that ends when it is told to; `started` names it in the order of starting. */
function workshop() {
  const started: string[] = []
  const ends: (() => void)[] = []
  const work = (name: string) => () => {
    started.push(name)
    return new Promise<void>((end) => ends.push(end))
  }
  const settle = () => new Promise((next) => setImmediate(next))
  const endOne = async () => {
    await settle()
    ends.shift()?.()
    await settle()
  }
  return { started, work, endOne }
}

test('a user with many jobs waits behind one with a single job', async () => {
  const { started, work, endOne } = workshop()
  const queue = fairQueue({ atOnce: 1, seats: 10, seatsOfOne: 10 })
  const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => queue.inTurn(name.charAt(0), work(name)))
  for (let i = 0; i < 6; i++) await endOne()
  await Promise.all(all)
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
})

test('no more than the limit run at once, and a job that fails frees its slot too', async () => {
  let running = 0
  let most = 0
  const queue = fairQueue({ atOnce: 2, seats: 10, seatsOfOne: 10 })
  const piece = (i: number) => async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((next) => setImmediate(next))
    running -= 1
    if (i % 3 === 0) throw new Error('broken')
    return i
  }
  const ended = await Promise.allSettled(
    Array.from({ length: 30 }, (_, i) => queue.inTurn(`owner-${i % 4}`, piece(i))),
  )
  expect([most, running]).toEqual([2, 0])
  expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(10)
})

test('a job over the limit of all or of its user is refused with a wait, until a slot is free', async () => {
  const { work, endOne } = workshop()
  const queue = fairQueue({ atOnce: 9, seats: 3, seatsOfOne: 2 })
  const first = queue.seated('a', work('a1'))
  const second = queue.seated('a', work('a2'))
  const refusal = { code: 'unavailable', detail: { retryAfterSeconds: 5 } }
  await expect(queue.seated('a', work('a3'))).rejects.toMatchObject(refusal)
  const third = queue.seated('b', work('b1'))
  await expect(queue.seated('c', work('c1'))).rejects.toMatchObject(refusal)
  await endOne()
  await first
  const fourth = queue.seated('c', work('c1'))
  for (let i = 0; i < 3; i++) await endOne()
  await Promise.all([second, third, fourth])
})
