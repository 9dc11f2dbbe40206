import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PhotosControl } from '@/components/wizard/photos/photos-control'
import { ApiError } from '@/lib/api/http'
import { uploadPhoto } from '@/lib/api/uploads'
import { showControl } from './control-in-form'

jest.mock('@/lib/api/uploads', () => ({ uploadPhoto: jest.fn() }))

const stored = [1, 2, 3, 4, 5].map((n) => `/api/v1/media/${n}`)
const picture = { width: 1280, height: 853, close: () => undefined }

/** What jsdom lacks: it neither decodes nor draws pictures. */
const drawn: [width: number, height: number][] = []
beforeEach(() => {
  drawn.length = 0
  jest.mocked(uploadPhoto).mockReset()
  Object.assign(globalThis, {
    fetch: jest.fn(async () => ({ ok: true, blob: async () => new Blob(['picture']) })),
    createImageBitmap: async () => picture,
    ResizeObserver: class {
      observe = () => undefined
      disconnect = () => undefined
    },
  })
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    to,
  ) {
    drawn.push([this.width, this.height])
    to(new Blob(['drawn']))
  })
})
afterEach(() => jest.restoreAllMocks())

async function openEditor() {
  const shown = showControl(PhotosControl, { path: 'images', options: { images: stored } })
  await userEvent.click(screen.getByRole('button', { name: 'Turn or crop photo 2' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Turn or crop photo 2' }))
  await waitFor(() => expect(dialog.queryByRole('status')).toBeNull())
  const press = (name: string) => userEvent.click(dialog.getByRole('button', { name }))
  return { ...shown, dialog, press }
}

test('a photo that is turned to the right is uploaded on its side and takes the place of the old one', async () => {
  const { draft, dialog, press } = await openEditor()
  expect(fetch).toHaveBeenCalledWith('/api/v1/media/2/1280.webp', expect.anything())
  expect(dialog.getByRole('button', { name: 'Save the photo' })).toBeDisabled()
  jest.mocked(uploadPhoto).mockResolvedValueOnce('/api/v1/media/turned')
  await press('Turn right')
  await press('Save the photo')
  await waitFor(() => expect(draft().images[1]).toBe('/api/v1/media/turned'))
  expect(draft().images).toHaveLength(5)
  expect(drawn).toEqual([[853, 1280]])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('Photo 2 is changed')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Turn or crop photo 2' })).toHaveFocus()
})

test('four turns to the left are none', async () => {
  const { dialog, press } = await openEditor()
  await press('Turn left')
  expect(dialog.getByRole('button', { name: 'Save the photo' })).toBeEnabled()
  for (let turn = 0; turn < 3; turn += 1) await press('Turn left')
  expect(dialog.getByRole('button', { name: 'Save the photo' })).toBeDisabled()
})

test('an upload that fails is named in the dialog, which stays with its turn', async () => {
  const { draft, dialog, press } = await openEditor()
  jest.mocked(uploadPhoto).mockRejectedValueOnce(new ApiError('internal', 500, 'Something went wrong'))
  await press('Turn right')
  await press('Save the photo')
  expect(await dialog.findByText('Something went wrong')).toBeInTheDocument()
  jest.mocked(uploadPhoto).mockResolvedValueOnce('/api/v1/media/turned')
  await press('Save the photo')
  await waitFor(() => expect(draft().images[1]).toBe('/api/v1/media/turned'))
})

test('what becomes the same as another photo changes nothing and names it', async () => {
  const { draft, dialog, press } = await openEditor()
  jest.mocked(uploadPhoto).mockResolvedValueOnce('/api/v1/media/4')
  await press('Turn right')
  await press('Save the photo')
  expect(await dialog.findByText(/the same picture as photo 4/)).toBeInTheDocument()
  expect(draft().images).toEqual(stored)
})

test('a dialog that is closed while it saves aborts the upload, and nothing changes', async () => {
  const { draft, press } = await openEditor()
  let signal: AbortSignal | undefined
  jest.mocked(uploadPhoto).mockImplementationOnce((_file, _progress, given) => {
    signal = given
    return new Promise((_resolve, reject) =>
      given?.addEventListener('abort', () => reject(new ApiError('unavailable', 0, ''))),
    )
  })
  await press('Turn right')
  await press('Save the photo')
  await press('Cancel')
  expect(signal?.aborted).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(draft().images).toEqual(stored)
})

test('a photo that cannot be opened has a sentence, and is opened on another try', async () => {
  jest.mocked(fetch).mockResolvedValueOnce({ ok: false, status: 503 } as Response)
  const { dialog, press } = await openEditor()
  expect(dialog.getByRole('alert')).toHaveTextContent('The photo could not be opened')
  await press('Try again')
  await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull())
})
