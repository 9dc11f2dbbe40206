import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const SCRIPT = join(__dirname, 'print-deadlines.ts')

function under(zone: string): { hour: number; answers: { policy: string; refunds: number[] }[] } {
  const env = { ...process.env, TZ: zone, NODE_OPTIONS: '' }
  return JSON.parse(execFileSync(process.execPath, ['--import', 'tsx', SCRIPT], { env, encoding: 'utf8' }))
}

test('edge 10: a second before, at and after the deadline the answers are the same with the clock at UTC−12 and UTC+14', () => {
  const west = under('Etc/GMT+12')
  const east = under('Etc/GMT-14')
  expect(west.hour).not.toBe(east.hour)
  expect(west.answers).toEqual(east.answers)
  const byPolicy = Object.fromEntries(west.answers.map(({ policy, refunds }) => [policy, refunds]))
  for (const policy of ['Flexible', 'Moderate', 'Strict']) {
    expect([policy, byPolicy[policy]]).toEqual([policy, [110_000, 110_000, 10_000]])
  }
  expect(byPolicy['Non_refundable']).toEqual([10_000, 10_000, 10_000])
})
