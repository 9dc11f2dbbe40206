import { GET } from '@/app/icons.svg/route'
import { ICON_PATHS } from '@/components/ui/icon/icon-paths'
import { inIconSheet } from '@/components/ui/icon/icon-sheet'
import { PAYMENT_MARKS } from '@/components/ui/icon/payment-marks'

test('currency-riyal: every drawing that a page can reference, the riyal sign, the marks of payment methods and the dunes, is in the sheet', async () => {
  const sheet = await GET().text()
  const marks = Object.keys(PAYMENT_MARKS).map((name) => `mark-${name}`)
  const names = [...Object.keys(ICON_PATHS), ...marks, 'riyal', 'dunes'] as Parameters<
    typeof inIconSheet
  >[0][]
  const missing = names.filter((name) => !sheet.includes(`id="${inIconSheet(name).split('#')[1]}"`))
  expect(missing).toEqual([])
})
