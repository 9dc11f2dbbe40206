import { aBrowser } from '../../support/browsers'
import { appForTests, TEST_CONFIG } from '../../support/test-app'
import { aGuest } from '../../support/users'

const UNLIMITED = Object.fromEntries(
  Object.keys(TEST_CONFIG.codeLimits).map((name) => [name, 1_000_000]),
) as unknown as typeof TEST_CONFIG.codeLimits
const api = appForTests({ codeLimits: UNLIMITED })

const TRIES = 60
/** A second by itself; a machine that does much else may need its time. */
const PATIENCE_MS = 300_000

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

test.each(['/user/login', '/user/signup'])(
  '%s takes the same time for a number with an account and for one without',
  async (path) => {
    const { phone } = await aGuest(api)
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let i = 0; i < TRIES; i += 1) {
      const fresh = `+9665560${String(i).padStart(5, '0')}`
      const known = async () =>
        times.known.push(await millisecondsOf(() => aBrowser(api).post(path, { phone })))
      const unknown = async () =>
        times.unknown.push(await millisecondsOf(() => aBrowser(api).post(path, { phone: fresh })))
      // In turns, because the second of two calls waits for what the first has left to clean up.
      for (const call of i % 2 === 0 ? [known, unknown] : [unknown, known]) await call()
    }
    const ratio = median(times.known) / median(times.unknown)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  },
  PATIENCE_MS,
)
