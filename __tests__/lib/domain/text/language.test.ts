import { foreignLanguage, languageOfText, writtenLanguage } from '@/lib/domain/text/language'

test.each([
  ['مكان هادئ', 'ar'],
  ['A quiet place', 'en'],
  ['The best شاليه in Jeddah', 'en'],
  ['شاليه Diyar رائع', 'ar'],
  ['5/5 👍', null],
  ['', null],
])('%s is written in %s', (text, language) => {
  expect(writtenLanguage(text)).toBe(language)
  expect(languageOfText(text)).toBe(language ?? 'en')
})

test('a text is foreign to who reads the other language; one without letters to no reader', () => {
  expect(foreignLanguage('مكان هادئ', 'en')).toBe('ar')
  expect(foreignLanguage('A quiet place', 'ar')).toBe('en')
  expect(foreignLanguage('مكان هادئ', 'ar')).toBeNull()
  expect(foreignLanguage('12:30', 'ar')).toBeNull()
})
