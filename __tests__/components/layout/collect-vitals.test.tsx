import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { collectVitals } from '@/lib/vitals/collect-vitals'

jest.mock('web-vitals', () => ({
  onCLS: jest.fn(),
  onFCP: jest.fn(),
  onINP: jest.fn(),
  onLCP: jest.fn(),
  onTTFB: jest.fn(),
}))

const ON = { CLS: onCLS, FCP: onFCP, INP: onINP, LCP: onLCP, TTFB: onTTFB }
const sendBeacon = jest.fn<boolean, [string, Blob]>(() => true)

beforeEach(() => {
  jest.clearAllMocks()
  Object.assign(navigator, { sendBeacon })
  window.matchMedia = jest.fn().mockReturnValue({ matches: true })
})

function measure(name: keyof typeof ON, value: number) {
  const report = jest.mocked(ON[name]).mock.calls.at(-1)?.[0]
  report?.({ name, value } as never)
}

function turn(visibility: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
}

async function sentBodies() {
  return Promise.all(sendBeacon.mock.calls.map(async ([, blob]) => JSON.parse(await textOf(blob))))
}

function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(blob)
  })
}

test('a visit sends what it measured when it is hidden, each metric once, and what came later with the next time', async () => {
  history.replaceState(null, '', '/en/chalets?city=Riyadh')
  document.documentElement.lang = 'en'
  collectVitals()
  measure('LCP', 1234.6)
  measure('CLS', 0.0123)
  expect(sendBeacon).not.toHaveBeenCalled()
  turn('hidden')
  turn('visible')
  measure('CLS', 0.5)
  measure('INP', 88)
  turn('hidden')
  const visit = { page: 'type', device: 'phone', language: 'en' }
  expect(await sentBodies()).toEqual([
    { ...visit, values: { LCP: 1235, CLS: 12 } },
    { ...visit, values: { INP: 88 } },
  ])
  expect(sendBeacon.mock.calls[0]?.[0]).toBe('/api/v1/vitals')
})

test('a page behind a session is not measured', () => {
  history.replaceState(null, '', '/my-bookings')
  collectVitals()
  expect(onLCP).not.toHaveBeenCalled()
  turn('hidden')
  expect(sendBeacon).not.toHaveBeenCalled()
})
