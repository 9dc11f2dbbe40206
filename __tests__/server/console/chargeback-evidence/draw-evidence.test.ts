import { extractText } from 'unpdf'
import { drawEvidence } from '@/server/modules/console/chargeback-evidence/draw-evidence'

const textsOf = async (messages: number) => {
  const rows = Array.from({ length: messages }, (_, at): [string, string] => [`${at}`, 'هل المسبح مدفأ؟'])
  const sections = [{ title: 'رسائل الضيف والمضيف', rows }]
  const file = await drawEvidence({ sections, language: 'ar', code: 'DYR-1' }, new Date(0))
  return (await extractText(new Uint8Array(file))).text
}

test('each page of evidence names itself and how many there are, in both languages; a single page does not', async () => {
  const texts = await textsOf(80)
  expect(texts.length).toBeGreaterThan(2)
  for (const [at, text] of texts.entries()) {
    expect(text).toContain(`Page ${at + 1} of ${texts.length}`)
    expect(text).toContain(`صفحة ${at + 1} من ${texts.length}`)
  }
  const [only = ''] = await textsOf(3)
  expect(only).not.toContain('Page 1')
})
