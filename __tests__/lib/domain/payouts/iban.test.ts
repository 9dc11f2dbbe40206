import fc from 'fast-check'
import { formatIban, isSaudiIban, lastFourOf, normaliseIban } from '@/lib/domain/payouts/iban'
import { bankOf } from '@/server/modules/money/payouts/banks'

/** The sample of the central bank, and one of another bank. */
const SAMPLE = 'SA0380000000608010167519'

const anIban = fc.stringMatching(/^\d{20}$/).map((account) => {
  const rest = BigInt(`${account}281000`) % 97n
  return `SA${String(98n - rest).padStart(2, '0')}${account}`
})

test('every account number with its check digits is an IBAN, however it is typed', () => {
  const spoken = (iban: string) => iban.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))
  fc.assert(
    fc.property(anIban, (iban) => {
      for (const typed of [iban, formatIban(iban), iban.toLowerCase(), spoken(iban), `\u202A${iban}\u202C`])
        expect(isSaudiIban(normaliseIban(typed))).toBe(true)
    }),
  )
})

test('one wrong digit, two digits in the wrong order, and a digit too many or too few are found', () => {
  fc.assert(
    fc.property(anIban, fc.integer({ min: 2, max: 22 }), fc.integer({ min: 1, max: 9 }), (iban, at, by) => {
      const digit = Number(iban[at])
      const next = Number(iban[at + 1])
      const wrong = iban.slice(0, at) + ((digit + by) % 10) + iban.slice(at + 1)
      const swapped = iban.slice(0, at) + next + digit + iban.slice(at + 2)
      expect(isSaudiIban(wrong)).toBe(false)
      expect(isSaudiIban(swapped)).toBe(digit === next)
      expect(isSaudiIban(`${iban}0`)).toBe(false)
      expect(isSaudiIban(iban.slice(0, -1))).toBe(false)
    }),
  )
})

test.each(['', 'SA', 'AE070331234567890123456', 'SA03800000006080101675AB', `${SAMPLE}\n`, '0'.repeat(24)])(
  'no IBAN of the Kingdom: %j',
  (text) => expect(isSaudiIban(text)).toBe(false),
)

test('an IBAN names its bank, is written in groups of four, and shown by its last four digits', () => {
  expect(bankOf(SAMPLE)?.bic).toBe('RJHISARI')
  expect(bankOf('SA0099000000608010167519')).toBeNull()
  expect(formatIban(SAMPLE)).toBe('SA03 8000 0000 6080 1016 7519')
  expect(lastFourOf(SAMPLE)).toBe('7519')
})
