import { inBothLanguages, ruleInLanguage } from '@/lib/domain/listing/rule-languages'

test('a rule in both languages is read in the language of the reader, in whichever order it was written', () => {
  const rule = inBothLanguages({ ar: 'نرجو إغلاق البوابة', en: 'Please close the gate' })
  expect(ruleInLanguage(rule, 'ar')).toBe('نرجو إغلاق البوابة')
  expect(ruleInLanguage(rule, 'en')).toBe('Please close the gate')
  expect(ruleInLanguage('No shoes / بدون أحذية', 'ar')).toBe('بدون أحذية')
})

test.each(['Pets / birds are welcome', 'بدون أحذية', 'Gate 3 / 4', 'a / ب / c'])(
  'a rule in one language stays whole: %s',
  (rule) => {
    expect(ruleInLanguage(rule, 'ar')).toBe(rule)
  },
)
