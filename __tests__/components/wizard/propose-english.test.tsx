import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TranslationOffer } from '@/components/shared/translation/translation-offer'
import { TextControl } from '@/components/wizard/controls/text-control'
import { ProposeEnglish } from '@/components/wizard/fields/propose-english'
import type { Draft } from '@/lib/domain/listing/draft'
import { fakeBackend } from '../fake-backend'
import { showControl } from './control-in-form'

const PATH = 'POST /api/v1/vender/drafts/translation'
const PROPOSAL = { body: { text: 'A quiet chalet with a pool' } }

const shown = (options: Partial<Draft>, isOffered = true) =>
  showControl(
    (props) => (
      <TranslationOffer isOffered={isOffered}>
        <TextControl {...props} />
        <ProposeEnglish field={props.field} />
      </TranslationOffer>
    ),
    { path: 'name.en', options },
  )
const propose = () => userEvent.click(screen.getByRole('button', { name: 'Suggest the English text' }))

test('an empty English text is filled from the Arabic one, and marked as a machine’s', async () => {
  const calls = fakeBackend({ [PATH]: PROPOSAL })
  const { draft } = shown({ name: { ar: 'شاليه هادئ بمسبح', en: ' ' } })
  await propose()
  expect(await screen.findByText(/^Machine translation/)).toHaveAttribute('role', 'status')
  expect(draft().name.en).toBe('A quiet chalet with a pool')
  expect(calls).toMatchObject([{ body: { text: 'شاليه هادئ بمسبح' } }])
})

test('a typed text stays until its writer has read the proposal and replaces it', async () => {
  fakeBackend({ [PATH]: PROPOSAL })
  const { draft } = shown({ name: { ar: 'شاليه هادئ بمسبح', en: 'My chalet' } })
  await propose()
  expect(await screen.findByText('A quiet chalet with a pool')).toHaveAttribute('lang', 'en')
  expect(draft().name.en).toBe('My chalet')
  await userEvent.click(screen.getByRole('button', { name: 'Keep my text' }))
  expect(screen.queryByText('A quiet chalet with a pool')).toBeNull()
  expect(draft().name.en).toBe('My chalet')
  await propose()
  await userEvent.click(await screen.findByRole('button', { name: 'Replace my text' }))
  expect(draft().name.en).toBe('A quiet chalet with a pool')
})

test('what is typed while the service works is not overwritten', async () => {
  let answer = (_: Response) => {}
  globalThis.fetch = () => new Promise<Response>((resolve) => (answer = resolve))
  const { draft } = shown({ name: { ar: 'شاليه هادئ بمسبح', en: '' } })
  await propose()
  await userEvent.type(screen.getByRole('textbox'), 'Mine')
  answer(new Response(JSON.stringify(PROPOSAL.body)))
  expect(await screen.findByRole('button', { name: 'Replace my text' })).toBeVisible()
  expect(draft().name.en).toBe('Mine')
})

test('a failure is a sentence and changes nothing; without a service or an Arabic text there is no button', async () => {
  fakeBackend({ [PATH]: { status: 409, body: { code: 'translation_failed' } } })
  const { draft } = shown({ name: { ar: 'شاليه هادئ بمسبح', en: '' } })
  await propose()
  expect(await screen.findByText(/could not be translated now/)).toBeVisible()
  expect(draft().name.en).toBe('')
})

test.each([
  [{ name: { ar: 'شاليه هادئ', en: '' } }, false],
  [{ name: { ar: '', en: '' } }, true],
  [{ name: { ar: 'English here', en: '' } }, true],
])('%j with a service (%s): no proposal', (options, isOffered) => {
  shown(options, isOffered)
  expect(screen.queryByRole('button', { name: /Propose/ })).toBeNull()
})
