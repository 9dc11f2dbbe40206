import { LANGUAGES, type Language } from '@/lib/domain/account/account'
import { type Issue, issue } from '@/lib/domain/issues'
import { formatParsed, parseMessage } from '@/lib/domain/text/icu-message'
import {
  MAIL_FRAME,
  partsOf,
  type TemplateName,
  type TemplatePart,
  type TemplateTexts,
  templateGroup,
} from './template'
import { isCounted, sampleParams, TRIED_COUNTS } from './template-samples'

/** Without these a text message has no use, so that a text without them is refused. */
const NEEDED: Partial<Record<TemplateName, readonly string[]>> = {
  sms_code: ['code'],
  sms_proofCode: ['code'],
  sms_notification: ['title', 'description'],
  sms_missed: ['title', 'url'],
}

/** The same of the parts of a mail's frame. */
const NEEDED_IN_FRAME: Partial<Record<TemplatePart, readonly string[]>> = {
  subject: ['title'],
  greetingTo: ['name'],
}

/** Every notification of a booking carries these (notify-booking.ts). */
const OF_BOOKINGS = ['code', 'service']
const NOT_OF_ONE_BOOKING: TemplateName = 'Dates_free_again'

export const neededVariables = (name: TemplateName, part: TemplatePart): readonly string[] =>
  (name === MAIL_FRAME ? NEEDED_IN_FRAME[part] : NEEDED[name]) ?? []

/**
 * The variables that a template may use: those of its default texts, and those of every booking. Parts of a mail's frame are
 * filled in one by one, so that each has those of its own default alone.
 */
export function knownVariables(name: TemplateName, defaults: TemplateTexts, part?: TemplatePart): string[] {
  const isOwn = (one: TemplatePart) => name !== MAIL_FRAME || part === undefined || one === part
  const texts = eachText(name, defaults)
    .filter((one) => isOwn(one.part))
    .map(({ language, text }) => variablesOf(language, text))
  const isOfBooking = templateGroup(name) === 'booking' && name !== NOT_OF_ONE_BOOKING
  return [...new Set([...texts.flat(), ...(isOfBooking ? OF_BOOKINGS : [])])]
}

/** What is wrong with the texts of a template, each with the path of its field: `title.ar`. */
export function checkTemplate(name: TemplateName, texts: TemplateTexts, defaults: TemplateTexts): Issue[] {
  return eachText(name, texts).flatMap(({ part, path, language, text }) => {
    const wrong = brokenAt(language, text)
    if (wrong !== null) return [issue(path, 'broken_message', { name: wrong })]
    const used = variablesOf(language, text)
    const known = knownVariables(name, defaults, part)
    const unknown = used.find((one) => !known.includes(one))
    if (unknown) return [issue(path, 'unknown_variable', { name: `{${unknown}}` })]
    const missing = neededVariables(name, part).find((one) => !used.includes(one))
    return missing ? [issue(path, 'missing_variable', { name: `{${missing}}` })] : []
  })
}

/** Variables of the default that no part in this language has any more: allowed, and worth a warning. */
export function droppedVariables(
  name: TemplateName,
  language: Language,
  texts: TemplateTexts,
  defaults: TemplateTexts,
): string[] {
  const usedIn = (of: TemplateTexts) =>
    eachText(name, of).flatMap((one) => (one.language === language ? variablesOf(language, one.text) : []))
  const used = usedIn(texts)
  return [...new Set(usedIn(defaults))].filter((one) => !used.includes(one))
}

/** Whether a text changes with a number. */
export const hasCount = (language: Language, text: string): boolean =>
  variablesOf(language, text).some(isCounted)

/** Each case of a text that says one thing or another: the variable with the word that chooses it. */
export function casesOf(language: Language, text: string): Record<string, string>[] {
  try {
    return allElements(parseMessage(language, text).getAst()).flatMap((one) =>
      'options' in one && !('offset' in one)
        ? Object.keys(one.options).map((chosen) => ({ [one.value]: chosen }))
        : [],
    )
  } catch {
    return []
  }
}

function eachText(name: TemplateName, texts: TemplateTexts) {
  return partsOf(name).flatMap((part) =>
    LANGUAGES.map((language) => ({
      part,
      path: `${part}.${language}`,
      language,
      text: texts[part]?.[language] ?? '',
    })),
  )
}

type Element = ReturnType<ReturnType<typeof parseMessage>['getAst']>[number]

/** In texts and inside of their plural forms. */
function allElements(elements: readonly Element[]): Element[] {
  return elements.flatMap((one) => [
    one,
    ...('options' in one ? Object.values(one.options).flatMap(({ value }) => allElements(value)) : []),
  ])
}

/** `TYPE.literal` and `TYPE.pound` of the parser: all others name a variable. */
const WITHOUT_VARIABLE = [0, 7]

function variablesOf(language: Language, text: string): string[] {
  try {
    const elements = allElements(parseMessage(language, text).getAst())
    const named = elements.filter(({ type }) => !WITHOUT_VARIABLE.includes(type))
    return [...new Set(named.flatMap((one) => ('value' in one ? [one.value] : [])))]
  } catch {
    return []
  }
}

const TAG = /<\/?[a-z!][^>]*>?/i
const PLURAL_FORM = /^(=\d+|zero|one|two|few|many|other)$/
const SHOWN_SIGNS = 24

/** The place that cannot be read, null when there is none. Tags are refused, because no channel renders them. */
function brokenAt(language: Language, text: string): string | null {
  const tag = TAG.exec(text)
  if (tag) return shortened(tag[0])
  try {
    const message = parseMessage(language, text)
    const wrong = allElements(message.getAst()).find(isMisused)
    if (wrong) return 'value' in wrong ? `{${wrong.value}}` : text.slice(0, SHOWN_SIGNS)
    for (const count of TRIED_COUNTS) formatParsed(message, sampleParams(language, count))
    return null
  } catch (error) {
    return shortened(text.slice(offsetOf(error)).trim() || text.slice(-SHOWN_SIGNS))
  }
}

/** A plural of a variable that is no number, a form that no language has, or a date format: values are formatted already. */
function isMisused(one: Element): boolean {
  if ('offset' in one)
    return !isCounted(one.value) || Object.keys(one.options).some((form) => !PLURAL_FORM.test(form))
  return 'style' in one
}

const shortened = (text: string) => (text.length > SHOWN_SIGNS ? `${text.slice(0, SHOWN_SIGNS)}…` : text)

/** The parser throws a SyntaxError with the place. */
function offsetOf(error: unknown): number {
  const { location } = error as { location?: { start: { offset: number } } }
  return location?.start.offset ?? 0
}
