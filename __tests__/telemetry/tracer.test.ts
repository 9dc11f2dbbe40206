import { build } from 'esbuild'
import { runCollector } from '@/__tests__/trace-collector'
import { openTracer } from '@/lib/telemetry/open-tracer'

const REFUSED = 403

test('without a collector there is no tracer', async () => {
  expect(
    await openTracer({ endpoint: undefined, service: 'diyar-api', warn: () => undefined }),
  ).toBeUndefined()
})

test.each(['server/main.ts', 'gateway/main.ts'])(
  '%s loads OpenTelemetry only with a collector',
  async (entry) => {
    const { metafile } = await build({
      ...{ entryPoints: [entry], outdir: 'dist', write: false, metafile: true },
      ...{ bundle: true, packages: 'external', platform: 'node', format: 'esm' },
    })
    const imports = Object.values(metafile.outputs).flatMap((output) => output.imports)
    const ofTracing = imports.filter(({ path }) => path.startsWith('@opentelemetry/'))
    expect(new Set(ofTracing.map(({ kind }) => kind))).toEqual(new Set(['dynamic-import']))
  },
)

test('a collector that refuses is reported once a minute, with the number of lost spans', async () => {
  const collector = await runCollector(REFUSED)
  const warnings: string[] = []
  const { endpoint } = collector
  const tracer = await openTracer({ endpoint, service: 'diyar-web', warn: (line) => warnings.push(line) })
  tracer?.start('one').end()
  tracer?.start('two').end()
  await tracer?.close()
  await collector.close()
  expect(warnings).toEqual(['The collector of traces does not answer: 2 spans are lost.'])
})

test('a traceparent that is not well-formed begins a trace', async () => {
  const tracer = await openTracer({
    endpoint: 'http://127.0.0.1:1',
    service: 'diyar-web',
    warn: () => undefined,
  })
  const span = tracer?.start('one', { traceparent: '00-not-a-trace' })
  expect(span?.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
  expect(span?.child('two').traceparent.slice(0, 35)).toBe(span?.traceparent.slice(0, 35))
})
