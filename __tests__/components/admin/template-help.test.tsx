import { screen, within } from '@testing-library/react'
import { TemplateEditor } from '@/components/admin/templates/template-editor'
import { TemplateList } from '@/components/admin/templates/template-list'
import { TEMPLATES } from '@/lib/domain/content/template'
import ar from '@/messages/ar.json'
import en from '@/messages/en.json'
import { renderInConsole } from '../render-in-console'

const NEVER = { version: 0, updatedAt: null, editor: null }
const FRAME = { sms: '{title}', subject: '{title}', greeting: '', open: '', push: '' }
const { title, description } = en.notifications.Licence_ends_soon
const TEXTS = {
  title: { ar: ar.notifications.Licence_ends_soon.title, en: title },
  description: { ar: ar.notifications.Licence_ends_soon.description, en: description },
}

test('every template is listed by its event and its reader, with its text as it arrives', () => {
  const data = TEMPLATES.map((name) => ({ name, isOwn: false, heading: TEXTS.description, ...NEVER }))
  const { container } = renderInConsole(<TemplateList list={{ data }} />)
  expect(screen.getByText('Tourism licence ends soon, to the host')).toBeVisible()
  expect(screen.getAllByText(/^The tourism licence of Palm Chalet ends in 5 days/)).toHaveLength(
    TEMPLATES.length,
  )
  expect(container).not.toHaveTextContent(/_|[{}]/)
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
