import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { object } from 'yup'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextFileField } from '@/components/forms/text-file-field'
import { fileText, MAX_FILE_CHARACTERS } from '@/lib/domain/settlements/settlement'
import { renderInPage } from '../render-in-page'

const sent = jest.fn(async (_: { text: string }) => undefined)

function renderForm() {
  sent.mockClear()
  renderInPage(
    <Form
      label="Import"
      schema={object({ text: fileText })}
      initialValues={{ text: '' }}
      onSubmit={sent}
      onFailure={() => undefined}
    >
      <TextFileField name="text" label="File" accept=".csv" />
      <SubmitButton>{'Send'}</SubmitButton>
    </Form>,
  )
}

/** jsdom's files cannot be read as bytes. */
function aFile(name: string, bytes: Uint8Array | string, readBytes?: () => Promise<ArrayBuffer>): File {
  const content = Buffer.from(bytes)
  const copy = () => Promise.resolve(Uint8Array.from(content).buffer)
  return Object.assign(new File([content], name), { arrayBuffer: readBytes ?? copy })
}

const field = () => screen.getByLabelText('File')
const choose = (file: File) => userEvent.upload(field(), file)
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))

/** The words of a bank in Arabic, in the encoding of an older Windows. */
const IN_WINDOWS_1256 = Uint8Array.from([...Buffer.from('date,amount\n'), 0xcd, 0xe6, 0xc7, 0xe1, 0xc9])

test('a chosen file is named and sent as text, without its byte order mark', async () => {
  renderForm()
  await choose(aFile('march.csv', '\uFEFFdate,amount\n2026-03-16,حوالة'))
  await waitFor(() => expect(field()).toHaveAccessibleDescription('march.csv'))
  await send()
  await waitFor(() => expect(sent.mock.calls[0]?.[0]).toEqual({ text: 'date,amount\n2026-03-16,حوالة' }))
})

test('without a file the field demands one', async () => {
  renderForm()
  await send()
  expect(await screen.findByText('Choose the file first')).toBeVisible()
  expect(field()).toBeInvalid()
  expect(sent).not.toHaveBeenCalled()
})

test.each([
  ['a picture', aFile('picture.csv', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0])), /not text in UTF-8/],
  ['another encoding', aFile('old.csv', IN_WINDOWS_1256), /not text in UTF-8/],
  ['zeros between letters', aFile('wide.csv', 'd\0a\0t\0e\0'), /not text in UTF-8/],
  ['nothing', aFile('empty.csv', '\r\n \n'), /This file is empty/],
  ['too much', aFile('long.csv', 'x'.repeat(MAX_FILE_CHARACTERS + 1)), /larger than two million/],
  ['what is gone', aFile('gone.csv', 'x', () => Promise.reject(new Error('gone'))), /could not be read/],
])('%s is refused at once and is not sent', async (_, file, words) => {
  renderForm()
  await choose(file)
  expect(await screen.findByText(words)).toBeVisible()
  await send()
  expect(screen.getByText(words)).toBeVisible()
  expect(sent).not.toHaveBeenCalled()
})

test('after a refused file another one is sent; a choice that is given up changes nothing', async () => {
  renderForm()
  await choose(aFile('empty.csv', ''))
  expect(await screen.findByText(/This file is empty/)).toBeVisible()
  await choose(aFile('good.csv', 'a,b'))
  await waitFor(() => expect(field()).toHaveAccessibleDescription('good.csv'))
  expect(screen.queryByText(/This file is empty/)).toBeNull()
  await userEvent.upload(field(), [])
  await send()
  await waitFor(() => expect(sent.mock.calls[0]?.[0]).toEqual({ text: 'a,b' }))
})

test('of two files the later choice wins, also when the first one is read last', async () => {
  renderForm()
  let finish: (bytes: ArrayBuffer) => void = () => undefined
  const slow = new Promise<ArrayBuffer>((resolve) => {
    finish = resolve
  })
  await choose(aFile('slow.csv', '', () => slow))
  await choose(aFile('quick.csv', 'quick'))
  await waitFor(() => expect(field()).toHaveAccessibleDescription('quick.csv'))
  finish(Uint8Array.from(Buffer.from('slow')).buffer)
  await send()
  await waitFor(() => expect(sent.mock.calls[0]?.[0]).toEqual({ text: 'quick' }))
  expect(field()).toHaveAccessibleDescription('quick.csv')
})
