import { GET } from '@/app/icons.svg/route'
import { inIconSheet } from '@/components/ui/icon/icon'
import { ICON_PATHS } from '@/components/ui/icon/icon-paths'

test('currency-riyal: every drawing that a page can reference, the riyal sign and the dunes, is in the sheet', async () => {
  const sheet = await GET().text()
  const names = [...Object.keys(ICON_PATHS), 'riyal', 'dunes'] as Parameters<typeof inIconSheet>[0][]
  const missing = names.filter((name) => !sheet.includes(`id="${inIconSheet(name).split('#')[1]}"`))
  expect(missing).toEqual([])
})
