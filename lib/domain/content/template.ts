import { number, object } from 'yup'
import type { Language } from '@/lib/domain/account/account'
import { exactObject } from '@/lib/domain/exact-object'
import {
  NOTIFICATION_TYPES,
  type NotificationType,
  notificationRule,
} from '@/lib/domain/notifications/notification'
import { userText } from '@/lib/domain/text/text'

/** The text messages that are no notification, and the one that carries a notification. */
export const SMS_TEMPLATES = [
  'sms_notification',
  'sms_missed',
  'sms_code',
  'sms_proofCode',
  'sms_phoneChanged',
] as const
export type SmsTemplate = (typeof SMS_TEMPLATES)[number]

/** What is around every mail. Why it came and the way to fewer of them are no part of it, so that no edit can remove them. */
export const MAIL_FRAME = 'mail_frame'
export type TemplateName = NotificationType | SmsTemplate | typeof MAIL_FRAME
export const TEMPLATES: TemplateName[] = [...NOTIFICATION_TYPES, ...SMS_TEMPLATES, MAIL_FRAME]

export const isSmsTemplate = (name: TemplateName): name is SmsTemplate =>
  SMS_TEMPLATES.some((one) => one === name)

/** How long each part may be. A text message of 160 signs, or 70 in Arabic, is one; longer ones are sent as several. */
export const TEMPLATE_LENGTHS = {
  ...{ title: 80, description: 400, text: 400 },
  ...{ subject: 80, brand: 40, greetingTo: 80, greeting: 80, open: 60, signature: 300 },
}
export type TemplatePart = keyof typeof TEMPLATE_LENGTHS

/** The parts of a mail's frame, in the order in which a reader meets them. */
export const FRAME_PARTS = ['subject', 'brand', 'greetingTo', 'greeting', 'open', 'signature'] as const
export type FramePart = (typeof FRAME_PARTS)[number]

/** Those that are written in several lines. */
export const LONG_PARTS: readonly TemplatePart[] = ['description', 'text', 'signature']

export function partsOf(name: TemplateName): TemplatePart[] {
  if (name === MAIL_FRAME) return [...FRAME_PARTS]
  return isSmsTemplate(name) ? ['text'] : ['title', 'description']
}

/** Where the default of a part stands in messages/. */
export function messageKeyOf(name: TemplateName, part: TemplatePart): string {
  if (name === MAIL_FRAME) return `mail.${part}`
  return isSmsTemplate(name) ? name.replace('_', '.') : `notifications.${name}.${part}`
}

/** The group in which the console lists a template. */
export const TEMPLATE_GROUPS = ['booking', 'money', 'service', 'host', 'sms', 'mail'] as const
export type TemplateGroup = (typeof TEMPLATE_GROUPS)[number]
export function templateGroup(name: TemplateName): TemplateGroup {
  if (name === MAIL_FRAME) return 'mail'
  return isSmsTemplate(name) ? 'sms' : notificationRule(name).family
}

/** What becomes the subject of a mail or a line of one has no line breaks. */
const inBothLanguages = (part: TemplatePart) => {
  const written = userText(TEMPLATE_LENGTHS[part]).required().matches(/\S/)
  const text = LONG_PARTS.includes(part) ? written : written.matches(/^[^\r\n]*$/)
  return object({ ar: text, en: text }).noUnknown()
}

const versionSeen = number().required().integer().min(0)

/** PUT admin/templates/{name}: `version` is the one that was edited; 0 is the text that Diyar ships with. */
export function templateBody(name: TemplateName) {
  const texts = object(Object.fromEntries(partsOf(name).map((part) => [part, inBothLanguages(part)])))
  return object({ version: versionSeen, texts: texts.required().noUnknown() }).noUnknown()
}

/** The same for a template that is not known yet; its texts are checked with its name. */
export const anyTemplateBody = exactObject({ version: versionSeen, texts: object().required() })

/** One text of a template in both languages. */
export type TemplateText = Record<Language, string>

/** The texts of a template by their parts. */
export type TemplateTexts = Partial<Record<TemplatePart, TemplateText>>

export interface TemplateBody {
  version: number
  texts: TemplateTexts
}

/** POST admin/templates/{name}/reset. */
export const templateResetBody = exactObject({ version: versionSeen })
