import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { familyOf } from '@/scripts/steps/footprint.mjs'
import { freezeFamily } from '@/scripts/steps/signals.mjs'
import { eventually } from '../eventually'

/** T is stopped, Z has ended and waits for its parent. */
const stateOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.[0] ?? ''

test('a family whose children end and start all the time is stopped as a whole and lives on', async () => {
  const busy = spawn('bash', ['-c', 'while :; do ( : ) & ( : ); wait; done'], { stdio: 'ignore' })
  const root = busy.pid ?? 0
  let thaw = () => {}
  try {
    for (let i = 0; i < 20; i++) {
      await eventually(() => familyOf(root).length > 1)
      thaw = freezeFamily(root)
      await eventually(() => familyOf(root).every((pid: number) => ['T', 'Z'].includes(stateOf(pid))))
      thaw()
      await eventually(() => stateOf(root) !== 'T')
    }
  } finally {
    thaw()
    busy.kill('SIGKILL')
  }
})
