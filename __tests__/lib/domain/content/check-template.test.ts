import {
  casesOf,
  checkTemplate,
  droppedVariables,
  knownVariables,
  neededVariables,
} from '@/lib/domain/content/check-template'
import {
  partsOf,
  TEMPLATE_LENGTHS,
  TEMPLATES,
  type TemplateName,
  type TemplateTexts,
} from '@/lib/domain/content/template'
import { TEMPLATE_SAMPLES } from '@/lib/domain/content/template-samples'
import { loadTranslations } from '@/server/i18n'
import { defaultTexts } from '@/server/modules/catalogue/templates/read-templates'

const translations = loadTranslations()
const defaultsOf = (name: TemplateName) => defaultTexts(translations, name)

/** The first thing wrong with an English text message or description. */
function wrongWith(name: TemplateName, text: string) {
  const defaults = defaultsOf(name)
  const part = partsOf(name).at(-1) ?? 'text'
  const texts: TemplateTexts = { ...defaults, [part]: { ...defaults[part], en: text } }
  const [first] = checkTemplate(name, texts, defaults)
  return first ? [first.path, first.code, first.params['name']] : null
}

test.each(TEMPLATES)(
  'the default of %s passes its own check, fits, and has a sample of each variable',
  (name) => {
    const defaults = defaultsOf(name)
    expect(checkTemplate(name, defaults, defaults)).toEqual([])
    for (const part of partsOf(name)) {
      expect(defaults[part]?.ar.length).toBeLessThanOrEqual(TEMPLATE_LENGTHS[part])
      expect(defaults[part]?.en.length).toBeLessThanOrEqual(TEMPLATE_LENGTHS[part])
    }
    const known = knownVariables(name, defaults)
    expect(known.filter((one) => !(one in TEMPLATE_SAMPLES))).toEqual([])
    const needed = partsOf(name).flatMap((part) => [...neededVariables(name, part)])
    expect(known).toEqual(expect.arrayContaining(needed))
  },
)

test.each([
  ['Booking_paid', '{kode} is paid', ['description.en', 'unknown_variable', '{kode}']],
  ['Booking_paid', '{code, plural, one {#} other {#}}', ['description.en', 'broken_message', '{code}']],
  ['Booking_paid', '{paid, number}', ['description.en', 'broken_message', '{paid}']],
  ['Booking_paid', 'Booking {code', ['description.en', 'broken_message', '{code']],
  ['Booking_paid', 'Booking <b>{code}</b>', ['description.en', 'broken_message', '<b>']],
  ['Booking_paid', 'A line<br/>', ['description.en', 'broken_message', '<br/>']],
  ['Booking_paid', 'Less < more, that’s all', null],
  ['Licence_ends_soon', '{days, plural, one {# day}}', ['description.en', 'broken_message', '}']],
  ['Licence_ends_soon', '{days, plural, lots {#} other {#}}', ['description.en', 'broken_message', '{days}']],
  ['Licence_ends_soon', '{days, plural, one {{x}} other {#}}', ['description.en', 'unknown_variable', '{x}']],
  ['Licence_ends_soon', '{service} {days, plural, =0 {today} one {# day} other {# days}}', null],
  ['Booking_request_approved_by_vender', 'Request {code} for {service} is approved', null],
  ['Dates_free_again', 'Booking {code}', ['description.en', 'unknown_variable', '{code}']],
  ['sms_code', 'Your code is a secret', ['text.en', 'missing_variable', '{code}']],
  ['sms_code', "Your code is '{code}'", ['text.en', 'missing_variable', '{code}']],
  ['sms_code', 'Code {code}', null],
] as const)('%s: “%s” is answered with %j', (name, text, expected) => {
  expect(wrongWith(name, text)).toEqual(expected)
})

test('a variable that no part of a language uses any more is named, and allowed', () => {
  const defaults = defaultsOf('Booking_paid')
  const texts = { ...defaults, description: { ar: defaults.description?.ar ?? '', en: 'Paid: {paid}' } }
  expect(checkTemplate('Booking_paid', texts, defaults)).toEqual([])
  expect(droppedVariables('Booking_paid', 'en', texts, defaults)).toEqual(['code', 'service'])
  expect(droppedVariables('Booking_paid', 'ar', texts, defaults)).toEqual([])
})

test('each case of a text is known by the word that chooses it', () => {
  const text = '{paper, select, vat {Your VAT certificate} other {Your registration}} ends'
  expect(casesOf('en', text)).toEqual([{ paper: 'vat' }, { paper: 'other' }])
  expect(casesOf('en', '{count, plural, one {#} other {#}}')).toEqual([])
  expect(casesOf('en', '{open')).toEqual([])
})
