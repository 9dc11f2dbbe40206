import { FAILED, totalLines } from './steps/counts.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { checkNodeVersion } from './steps/node-version.mjs'
import { giveUp, print, seconds, timed } from './steps/print.mjs'
import { endTogether } from './steps/run.mjs'

checkNodeVersion()
endTogether()
await ensureInstalled()
const steps = await import('./steps/test-steps.mjs')

/** In this order; `needs` names a step that must pass first. Steps of one row run side by side. */
const ROWS = [
  [
    { name: 'types', work: steps.checkTypes },
    { name: 'lint', work: steps.checkLint },
  ],
  [{ name: 'unit', work: steps.testUnits }],
  [{ name: 'api', work: () => steps.testApi({ isAlsoOnPostgres: isWanted('api-postgresql') }) }],
  [{ name: 'api-postgresql', work: steps.testApiOnPostgres }],
  [{ name: 'build', work: steps.build }],
  [{ name: 'browser', work: steps.testInBrowser, needs: 'build' }],
  [{ name: 'wallets', work: steps.testWallets, needs: 'build' }],
  [
    { name: 'webkit', work: steps.testInWebKit, needs: 'build' },
    { name: 'firefox', work: steps.testInFirefox, needs: 'build' },
  ],
]
const STEPS = ROWS.flat()
const isWanted = (name) => !only || only.includes(name)

const only = process.argv
  .find((one) => one.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')
const unknown = only?.filter((name) => !STEPS.some((step) => step.name === name)) ?? []
if (unknown.length > 0)
  giveUp(`No such step: ${unknown.join(', ')}. There are ${STEPS.map(({ name }) => name).join(', ')}.`)

const start = Date.now()
const results = new Map()
for (const row of ROWS) {
  const wanted = row.filter(({ name }) => isWanted(name))
  const ended = await Promise.all(wanted.map(async (step) => [step.name, await runStep(step)]))
  for (const [name, result] of ended) results.set(name, result)
}

async function runStep({ name, work, needs }) {
  if (!needs || !results.get(needs)?.failed) return timed(name, () => attempt(work))
  print(`\n▸ ${name}: not tried, because ${needs} failed.`)
  return FAILED
}

async function attempt(work) {
  try {
    return await work()
  } catch (error) {
    print(`  ${error instanceof Error ? error.message : error}`)
    return FAILED
  }
}

print(`\nAll steps: ${seconds(start)}`)
for (const line of totalLines(results)) print(line)
process.exit([...results.values()].some(({ failed }) => failed > 0) ? 1 : 0)
