import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess } from '@/scripts/steps/processes.mjs'
import { CONFIG_EXIT_CODE, supervise } from '@/scripts/steps/supervise.mjs'
import { eventually } from '../eventually'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'diyar-supervise-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const startsSoFar = () => readFileSync(join(folder, 'starts'), 'utf8').length

/** A process that ends with `code` the first `failures` times, and then lives until it is stopped. */
function unsteady(failures: number, code: number) {
  const script = join(folder, 'unsteady.mjs')
  writeFileSync(
    script,
    `import { appendFileSync, readFileSync } from 'node:fs'
     const file = ${JSON.stringify(join(folder, 'starts'))}
     appendFileSync(file, '.')
     if (readFileSync(file, 'utf8').length <= ${failures}) process.exit(${code})
     setInterval(() => {}, 1000)`,
  )
  return () => startProcess('api', [script], { env: process.env })
}

test('a process that fails is started again after growing pauses, which are logged, and ends when it is stopped', async () => {
  const logged: string[] = []
  const one = supervise(unsteady(3, 1), {
    isReady: () => true,
    log: (line: string) => logged.push(line),
    firstPauseMs: 20,
  })
  await eventually(() => logged.length === 3 && startsSoFar() === 4)
  expect(logged).toEqual(
    [0.02, 0.04, 0.08].map((s) => `The api ended with code 1; it starts again in ${s} s.`),
  )
  const pid = one.pid() ?? 0
  await one.stop()
  expect(() => process.kill(pid, 0)).toThrow()
  expect(startsSoFar()).toBe(4)
})

test('a pause is over at once when everything is stopped', async () => {
  let hasFailed = () => {}
  const failed = new Promise<void>((resolve) => {
    hasFailed = resolve
  })
  const start = unsteady(1, 1)
  const one = supervise(start, { isReady: () => true, log: () => hasFailed(), firstPauseMs: 60_000 })
  await failed
  await one.stop()
  expect(startsSoFar()).toBe(1)
})

test.each([
  ['a process that never worked', 1, false],
  ['a process that refuses its settings', CONFIG_EXIT_CODE, true],
])('%s is given up with a message', async (_, code, isReady) => {
  const one = supervise(unsteady(9, code), { isReady: () => isReady, log: () => undefined, firstPauseMs: 20 })
  expect(await one.failed).toBe(`The api ended with code ${code}.`)
  expect(startsSoFar()).toBe(1)
})
