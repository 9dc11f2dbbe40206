import { readFileSync } from 'node:fs'
import { createMetrics as metricsOfWeb } from '@/gateway/metrics'
import { JOURNEYS, OBJECTIVES } from '@/lib/domain/status/service-levels'
import { ALERT_LIMITS } from '@/server/modules/console/status/limits'
import { createMetrics as metricsOfApi } from '@/server/telemetry/metrics'

const RULES = readFileSync('deploy/prometheus-rules.yml', 'utf8')

/** What Prometheus makes of a histogram. */
const PARTS = /_(count|bucket|sum)$/

async function knownMetrics() {
  const kinds = [metricsOfApi({ hasProcess: false }), metricsOfWeb({ hasProcess: false })]
  const listed = await Promise.all(kinds.map(({ registry }) => registry.getMetricsAsJSON()))
  return listed.flatMap((metrics) => metrics.map(({ name }) => name))
}

const named = [...new Set(RULES.match(/\bdiyar_[a-z_]+/g))]

test('every metric that an alert names is one of the api or of the web', async () => {
  const known = await knownMetrics()
  expect(named.filter((name) => !known.includes(name) && !known.includes(name.replace(PARTS, '')))).toEqual(
    [],
  )
  expect(named.length).toBeGreaterThan(8)
})

test('an alert has a name of its own, an expression and a sentence', () => {
  const alerts = RULES.split('- alert: ').slice(1)
  const names = alerts.map((one) => one.split('\n')[0])
  expect(new Set(names).size).toBe(names.length)
  for (const alert of alerts)
    expect(alert).toMatch(/expr: .+(\n.+)*severity: (page|ticket)(.|\n)*summary: ".+"/)
})

test.each([
  ['BackupIsOld', 'diyar_backup_age_seconds'],
  ['RehearsalIsOld', 'diyar_rehearsal_age_seconds'],
])('%s fires also where nothing was ever done', (alert, metric) => {
  expect(RULES).toMatch(new RegExp(`- alert: ${alert}\\n(.*#.*\\n)?\\s+expr: absent\\(${metric}\\) or `))
})

test.each(Object.entries(ALERT_LIMITS))('the limit of %s is that of the status page', (name, limit) => {
  const rule = RULES.split('- alert: ').find((one) => one.startsWith(`${name}\n`))
  const [, expression = ''] = /expr: (.+)/.exec(rule ?? '') ?? []
  expect(expression).toMatch(new RegExp(`> ${limit.above}$`))
  if ('withinHours' in limit) expect(expression).toContain(`[${limit.withinHours}h:]`)
})

/** A budget of 30 days that is spent so many times too fast ends within two days (Site Reliability Workbook, chapter 5). */
const FAST_BURN = 14.4

test.each(JOURNEYS)('the alert of %s fires when its error budget is spent within two days', (journey) => {
  const alert = journey === 'payment' ? 'PaymentsFail' : 'JourneyFails'
  const [, limit] = new RegExp(`- alert: ${alert}\\n +expr: .+ > ([\\d.]+)`).exec(RULES) ?? []
  expect(Number(limit)).toBeCloseTo(FAST_BURN * (1 - OBJECTIVES[journey].availability / 100), 5)
})
