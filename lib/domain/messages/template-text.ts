import type { Language } from '@/lib/domain/account/account'

/** What a variable needs to have a value: nothing, a booking, or one whose page shows where the place is. */
type Need = 'nothing' | 'booking' | 'agreed'

/** What a text may name in braces, `{guest}`, in the order of its buttons. */
export const TEMPLATE_VARIABLES = {
  guest: 'nothing',
  place: 'nothing',
  arrival: 'booking',
  departure: 'booking',
  arrivalTime: 'booking',
  departureTime: 'booking',
  booking: 'booking',
  /** the page of the booking, where its guest alone reads the arrival code */
  bookingLink: 'booking',
  address: 'agreed',
  map: 'agreed',
  wifi: 'agreed',
} as const satisfies Record<string, Need>
export type TemplateVariable = keyof typeof TEMPLATE_VARIABLES
export const TEMPLATE_VARIABLE_NAMES = Object.keys(TEMPLATE_VARIABLES) as TemplateVariable[]

/** The value of each; empty where there is none. */
export type TemplateValues = Record<TemplateVariable, string>

/** How much a vendor may have of it, and how long it may be. The values fill a text to less than `MAX_MESSAGE_LENGTH`. */
export const TEMPLATE_LIMITS = {
  templates: 40,
  quickAnswers: 40,
  textLength: 1500,
  nameLength: 40,
  wifiLength: 200,
  variablesInText: 12,
} as const

const VARIABLE = /\{\s*([^{}]*?)\s*\}/g
const isVariable = (name: string): name is TemplateVariable => Object.hasOwn(TEMPLATE_VARIABLES, name)
const namesIn = (text: string): string[] => [...text.matchAll(VARIABLE)].map(([, name = '']) => name)

/** The names in braces that no value has. */
export const unknownVariables = (text: string): string[] => namesIn(text).filter((name) => !isVariable(name))

/** The variables that a text names, each time. */
export const variablesIn = (text: string): TemplateVariable[] => namesIn(text).filter(isVariable)

/** A value for each variable. */
export const eachValue = (of: (name: TemplateVariable) => string): TemplateValues => ({
  guest: of('guest'),
  place: of('place'),
  arrival: of('arrival'),
  departure: of('departure'),
  arrivalTime: of('arrivalTime'),
  departureTime: of('departureTime'),
  booking: of('booking'),
  bookingLink: of('bookingLink'),
  address: of('address'),
  map: of('map'),
  wifi: of('wifi'),
})

/** The values as far as they may be known: without a booking, and before its page shows where the place is. */
export function knownValues(
  values: TemplateValues,
  known: { booking: boolean; agreed: boolean },
): TemplateValues {
  const isKnown = (need: Need) => need === 'nothing' || known[need]
  return eachValue((name) => (isKnown(TEMPLATE_VARIABLES[name]) ? values[name] : ''))
}

/** A text with its values; a line that names something without a value is left out. */
export function fillTemplate(text: string, values: TemplateValues): string {
  const fill = (line: string) =>
    line.replace(VARIABLE, (whole, name: string) => (isVariable(name) ? values[name] : whole))
  return text
    .split('\n')
    .filter((line) => variablesIn(line).every((name) => values[name] !== ''))
    .map(fill)
    .join('\n')
    .trim()
}

/** Whether each variable of a text has a value. */
export const canFill = (text: string, values: TemplateValues): boolean =>
  variablesIn(text).every((name) => values[name] !== '')

/** The text in the guest's language; the Arabic one where the vendor wrote no other. */
export function textFor(language: Language, { ar, en }: { ar: string; en: string }) {
  const isEnglish = language === 'en' && en.trim() !== ''
  return isEnglish ? ({ language: 'en', text: en } as const) : ({ language: 'ar', text: ar } as const)
}
