import {
  LIBRE_KEY,
  type LibreTranslate,
  startLibreTranslate,
} from '@/__tests__/server/support/outside/libre-translate-server'
import { libreTranslate } from '@/server/ports/translation'

let service: LibreTranslate
beforeAll(async () => {
  service = await startLibreTranslate()
})
afterAll(() => service.close())
beforeEach(() => {
  service.asked.length = 0
  service.faults.length = 0
})

const translator = (timeoutMs?: number) =>
  libreTranslate({ url: service.url, apiKey: LIBRE_KEY }, timeoutMs ? { timeoutMs } : {})

test('translation: the documented call with the key, plain text, and line breaks that stay', async () => {
  service.known.set('مكان هادئ\n\nوالمسبح نظيف', 'A quiet place\r\n\r\nand a clean pool\u202e ')
  expect(await translator().translate('مكان هادئ\n\nوالمسبح نظيف', 'ar', 'en')).toBe(
    'A quiet place\n\nand a clean pool',
  )
  expect(service.asked).toEqual([
    { q: 'مكان هادئ\n\nوالمسبح نظيف', source: 'ar', target: 'en', format: 'text', api_key: LIBRE_KEY },
  ])
  expect(await translator().translate('Quiet', 'en', 'ar')).toBe('عربية من 5')
})

test('translation: a service of our own needs no key, and one that wants a key refuses', async () => {
  await expect(libreTranslate({ url: service.url }).translate('Quiet', 'en', 'ar')).rejects.toThrow('403')
  expect(service.asked[0]).not.toHaveProperty('api_key')
})

test.each([
  ['slowDown' as const, '429'],
  ['serverError' as const, '500'],
  [{ body: 'not JSON' }, 'JSON'],
  [{ body: '[]' }, 'no translation'],
  [{ body: '{"translatedText":["Quiet"]}' }, 'no translation'],
  [{ body: '{"translatedText":" \\u200e"}' }, 'no translation'],
  [{ body: '{"translatedText":"مكان هادئ"}' }, 'no translation'],
  [{ body: JSON.stringify({ translatedText: 'x'.repeat(500) }) }, 'no translation'],
  [{ body: JSON.stringify({ translatedText: 'x'.repeat(100_000) }) }, 'too long'],
  ['redirect' as const, ''],
])('translation: %j is not shown as one', async (fault, reason) => {
  service.faults.push(fault)
  await expect(translator().translate('مكان هادئ', 'ar', 'en')).rejects.toThrow(reason)
  expect(service.asked).toHaveLength(1)
})

test('translation: a service that does not answer in time is given up', async () => {
  service.faults.push('silent')
  await expect(translator(30).translate('مكان هادئ', 'ar', 'en')).rejects.toThrow('timeout')
})
