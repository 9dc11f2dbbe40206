import { spawnSync } from 'node:child_process'
import { giveUp, print } from '../steps/print.mjs'

/** Asks the registry about advisories for the packages that are shipped; high and critical ones fail. */
const LIMIT_MS = 60_000
const NOBODY_ANSWERS = 2

const { stdout = '' } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  timeout: LIMIT_MS,
})
const report = parsed(stdout)
if (!report.metadata) {
  process.exitCode = NOBODY_ANSWERS
  print(`The registry does not answer about advisories, so nothing is known: ${reasonIn(report)}`)
} else {
  const { critical, high, moderate, low } = report.metadata.vulnerabilities
  print(`Advisories: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low.`)
  const grave = Object.values(report.vulnerabilities).filter(({ severity }) =>
    ['high', 'critical'].includes(severity),
  )
  if (grave.length > 0) giveUp(grave.map(({ name, severity }) => `${name}: ${severity}`).join('\n'))
}

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

function reasonIn({ message, error }) {
  return message ?? error?.summary ?? 'no answer'
}
