import type { Counters } from '@/server/ports/counters'
import { eventually } from '../../../eventually'

/** What every implementation of the counters guarantees. */
export function itCounts(open: () => Counters): void {
  let keys = 0
  const newKey = () => `contract ${process.pid} ${keys++}`

  test('each event of a key adds one, also when many come at once, and other keys have their own sum', async () => {
    const [counters, key] = [open(), newKey()]
    const counted = await Promise.all(Array.from({ length: 20 }, () => counters.count(key, 60_000)))
    expect(counted.map(({ count }) => count).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 1),
    )
    expect(await counters.count(newKey(), 60_000)).toMatchObject({ count: 1 })
  })

  test('a window ends at the time that its first event began, and the next event begins another', async () => {
    const [counters, key] = [open(), newKey()]
    await counters.count(key, 60_000)
    const { endsInMs } = await counters.count(key, 120_000)
    expect(endsInMs).toBeGreaterThan(30_000)
    expect(endsInMs).toBeLessThanOrEqual(60_000)
    const short = newKey()
    await eventually(async () => expect((await counters.count(short, 20)).count).toBeGreaterThan(1))
    await eventually(async () => expect((await counters.count(short, 20)).count).toBe(1))
  })
}
