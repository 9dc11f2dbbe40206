import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { oneAtATime } from '@/scripts/steps/one-at-a-time.mjs'

const folder = mkdtempSync(join(tmpdir(), 'diyar-turns-'))
const mark = join(folder, '.diyar-building')
const lines: string[] = []
let write: jest.SpyInstance
beforeEach(() => {
  lines.length = 0
  write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(String(text))
    return true
  })
})
afterEach(() => write.mockRestore())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('of two commands that build in one folder the second begins when the first has ended, also where that fails', async () => {
  const steps: string[] = []
  const first = oneAtATime(
    'building',
    async () => {
      steps.push('first begins')
      await new Promise((resolve) => setImmediate(resolve))
      steps.push('first ends')
      throw new Error('it does not build')
    },
    { folder },
  )
  const second = oneAtATime('building', async () => steps.push('second'), { folder })
  await expect(first).rejects.toThrow('it does not build')
  await second
  expect(steps).toEqual(['first begins', 'first ends', 'second'])
  expect(lines.join('')).toContain('Waiting for another command that is building here.')
  expect(existsSync(mark)).toBe(false)
})

test('what a command left that has ended, or gives no sign of life, blocks no other', async () => {
  writeFileSync(mark, String(spawnSync('true').pid))
  expect(await oneAtATime('building', async () => 'after one that has ended', { folder })).toBe(
    'after one that has ended',
  )
  writeFileSync(mark, String(process.pid))
  utimesSync(mark, new Date(0), new Date(0))
  expect(await oneAtATime('building', async () => 'after a silent one', { folder })).toBe(
    'after a silent one',
  )
})
