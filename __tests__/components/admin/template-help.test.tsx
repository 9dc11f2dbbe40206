import { screen, within } from '@testing-library/react'
import { TemplateEditor } from '@/components/admin/templates/template-editor'
import { TemplateList } from '@/components/admin/templates/template-list'
import { TEMPLATES } from '@/lib/domain/content/template'
import { TEMPLATE_SAMPLES } from '@/lib/domain/content/template-samples'
import ar from '@/messages/ar.json'
import en from '@/messages/en.json'
import { renderInConsole } from '../render-in-console'

const NEVER = { version: 0, updatedAt: null, editor: null }
const FRAME = {
  ...{ sms: '{title}', subject: '{title}', greeting: '', open: '', push: '' },
  ...{ brand: 'Diyar', greetingTo: 'Hello {name},', signature: '', why: '' },
}
const { title, description } = en.notifications.Licence_ends_soon
const TEXTS = {
  title: { ar: ar.notifications.Licence_ends_soon.title, en: title },
  description: { ar: ar.notifications.Licence_ends_soon.description, en: description },
}

test('every template is listed by its event and its reader, with its text as it arrives', () => {
  const data = TEMPLATES.map((name) => ({ name, isOwn: false, heading: TEXTS.description, ...NEVER }))
  const { container } = renderInConsole(<TemplateList list={{ data }} />)
  expect(screen.getByText('Tourism licence expires soon, to the host')).toBeVisible()
  expect(screen.getAllByText(/^The tourism licence of Palm Chalet expires in 5 days/)).toHaveLength(
    TEMPLATES.length,
  )
  expect(container).not.toHaveTextContent(/_|[{}]/)
})

test('every variable that a template may use is named in words, in both languages', () => {
  const known = Object.keys(TEMPLATE_SAMPLES).sort()
  for (const words of [ar, en])
    expect(Object.keys(words.admin.templates.variables.meaning).sort()).toEqual(known)
})

test('versions are read as sentences, and a text with cases in each of them', () => {
  const own = en.notifications.Vendor_paper_ends_soon
  const arabic = ar.notifications.Vendor_paper_ends_soon
  const texts = {
    title: { ar: arabic.title, en: own.title },
    description: { ar: arabic.description, en: own.description },
  }
  const template = {
    ...NEVER,
    name: 'Vendor_paper_ends_soon',
    ...{ texts, defaults: texts, around: { ar: FRAME, en: FRAME } },
  } as const
  const data = [{ version: 1, editor: 'Sara', updatedAt: '2026-11-19T10:00:00Z', texts }]
  renderInConsole(<TemplateEditor template={template} versions={{ page: 1, pageSize: 20, total: 1, data }} />)
  const versions = screen.getByRole('region', { name: 'Versions' })
  expect(versions).not.toHaveTextContent(/[{}]/)
  expect(versions).toHaveTextContent('5 days')
  const cases = within(screen.getByRole('group', { name: 'English' })).getByText('As it arrives in each case')
  for (const sentence of ['Your VAT certificate', 'Your commercial registration'])
    expect(cases.closest('figure')).toHaveTextContent(sentence)
})

test('the frame of mails is previewed whole, with the line that no edit removes', () => {
  const parts = ['subject', 'brand', 'greetingTo', 'greeting', 'open', 'signature'] as const
  const texts = Object.fromEntries(parts.map((part) => [part, { ar: ar.mail[part], en: en.mail[part] }]))
  const around = { ar: { ...FRAME, why: ar.mail.why }, en: { ...FRAME, why: en.mail.why } }
  const template = { ...NEVER, name: 'mail_frame', texts, defaults: texts, around } as const
  renderInConsole(
    <TemplateEditor template={template} versions={{ page: 1, pageSize: 20, total: 0, data: [] }} />,
  )
  const english = within(screen.getByRole('group', { name: 'English' }))
  const mail = english.getByText('By e-mail').closest('figure')
  for (const text of ['Hello Sara,', 'The Diyar team', en.mail.why]) expect(mail).toHaveTextContent(text)
  expect(english.getByLabelText('Signature').tagName).toBe('TEXTAREA')
  expect(english.getByText(/No edit removes them/)).toBeVisible()
})

test('a text with a number explains its variables and forms, and reads right for one of each form', () => {
  const template = {
    ...NEVER,
    name: 'Licence_ends_soon',
    texts: TEXTS,
    defaults: TEXTS,
    around: { ar: FRAME, en: FRAME },
  } as const
  renderInConsole(
    <TemplateEditor template={template} versions={{ page: 1, pageSize: 20, total: 0, data: [] }} />,
  )
  expect(screen.getByText('Name of the place')).toBeVisible()
  expect(screen.getByText('How is a sentence with a number written?')).toBeVisible()
  const examples = within(screen.getByRole('group', { name: 'Arabic' })).getByText(
    'As it arrives with each number',
  )
  const words = ['اليوم', 'خلال يوم واحد', 'خلال يومين', 'خلال 3 أيام', 'خلال 11 يومًا', 'خلال 100 يوم']
  for (const word of words) expect(examples.closest('figure')).toHaveTextContent(word)
})
